// The types of all messages between a client and the server of Battalia.
// Written by `battalia schema --write`; do not edit.

export type FromClient = Hello | Choose | Undo | Explain | Hint | Preview | Say | Mute | Ping;

export type FromServer =
  | Welcome
  | Whole
  | Update
  | TableChanged
  | Said
  | HouseNews
  | Done
  | Refusal
  | Explained
  | Hinted
  | Previewed
  | Pong
  | Bye;

export type ToHouse = Enter | Follow | Unfollow | Seek | StopSeeking | Ping;

export type FromHouse = Entered | Told | Heard | Refusal | Bye;

/** A login and a password for oneself. Where one has them already: new ones, with a proof. */
export interface Account {
  login: string;
  password: string;
  old?: string | null;
  code?: string | null;
}

/** Oneself, with new recovery codes, which are shown this once. */
export interface AccountInfo {
  name: string;
  login?: string | null;
  hook?: string | null;
  address?: string | null;
  mails?: boolean;
  language?: string | null;
  shares?: boolean;
  avatar?: string;
  digest?: "" | "day" | "week";
  recovery?: string[];
}

/** Another address for e-mail, which is used once a letter to it was answered. */
export interface AddressChange {
  address: string;
  language?: "de" | "en" | "hu" | "it" | "pl";
  password?: string | null;
}

/** What players have agreed on while they set up a table, and what they cannot add to it. */
export interface Agreement {
  options: Options;
  closed: Closed[];
  book: Clock;
  refused?: Reason | null;
}

/** Nothing new, but the connection is whole. */
export interface Alive {
  type: "alive";
}

/** A line to everybody. */
export interface AnnouncementInfo {
  id: number;
  until: number;
  texts: Record<string, string>;
}

/** A line of the log. */
export interface AuditEntry {
  id: number;
  at: number;
  office: string;
  act: string;
  by?: PersonMark | null;
  person?: PersonMark | null;
  report?: number | null;
  table?: string | null;
  details?: string;
}

/** A page of the log, the newest line first. */
export interface AuditList {
  entries: AuditEntry[];
  next?: number | null;
}

/** A board before anything is built on it; spaces by name. */
export interface Board {
  rows: number;
  columns: number;
  factions: number;
  great_artefacts: number;
  ruins: string[];
  start: string[];
  neutral: string[];
  gates: string[];
  missing: string[];
  link?: string | null;
}

/** A bot of one's own that could take part, or does. */
export interface BotEntry {
  id: string;
  name: string;
  entered?: "in" | "out" | "paused" | "waiting" | null;
}

/** The first message of a bot that listens; what it knows of already is not told again, and what became of it meanwhile is. */
export interface BotHello {
  type: "hello";
  key: string;
  challenges?: string[];
  games?: string[];
}

/** A bot account: a program that plays by itself, and whose it is. */
export interface BotInfo {
  id: string;
  name: string;
  owner: string;
  created: number;
  games?: number;
  playing?: number;
  awake?: boolean;
  mine?: boolean;
  ratings?: BotRating[];
}

/** Bots: those that listen first, then by their games. */
export interface BotList {
  bots: BotInfo[];
  more?: boolean;
}

/** How a bot stands at one kind of table. */
export interface BotRating {
  kind: "few" | "storm-few" | "storm-many" | "storm-two" | "teams" | "two";
  rating: number;
  provisional?: boolean;
}

/** The last message before the server closes the connection. */
export interface Bye {
  type: "bye";
  reason: Reason;
  text: string;
}

/** Somebody challenges it, or it has challenged somebody. */
export interface ChallengeCame {
  type: "challenge";
  challenge: ChallengeInfo;
}

/** A challenge is no longer open. */
export interface ChallengeEnded {
  type: "challenge-ended";
  id: string;
  state: "accepted" | "declined" | "expired" | "gone" | "withdrawn";
  reason?: "busy" | "casual" | "clock" | "later" | "no" | "options" | "rated" | null;
  table?: string | null;
}

/** Somebody asks somebody else to a table. */
export interface ChallengeInfo {
  id: string;
  by: Challenger;
  to: Challenger;
  incoming: boolean;
  options: Options;
  settings: Settings;
  level: string;
  first: "any" | "me" | "them";
  created: number;
  expires: number;
  state: "accepted" | "declined" | "expired" | "open" | "withdrawn";
  rated?: boolean;
  reason?: "busy" | "casual" | "clock" | "later" | "no" | "options" | "rated" | null;
  table?: string | null;
}

/** All challenges that are open, by oneself and to oneself, the newest first. */
export interface ChallengeList {
  challenges: ChallengeInfo[];
}

/** One of the two whom a challenge concerns. */
export interface Challenger {
  name: string;
  bot?: boolean;
}

/** How often something came at this server. */
export interface ChanceInfo {
  what: string;
  times: number;
  expected: number;
  deviation: number;
}

/** All draws and dice of finished games. */
export interface ChanceList {
  chances: ChanceInfo[];
}

/** What was said at a table. */
export interface ChatHistory {
  lines: ChatLine[];
}

export interface ChatLine {
  number: number;
  at: number;
  name: string;
  text: string;
  seat?: string | null;
  clean?: string;
}

/** What the rules say of a draft. */
export interface Checked {
  options: Options;
  board?: Board | null;
  reason?: Reason | null;
  position?: string | null;
  view?: View | null;
  tale?: Tale | null;
  file?: string | null;
}

/** What there is to choose from, and how often. */
export interface Choosable {
  decks: Record<string, number>;
  factions: Record<string, number>;
  days: number;
}

/** The answer to the question that was open to this seat at this epoch. */
export interface Choose {
  type: "choose";
  seat: Seat;
  epoch: number;
  choice: string;
  ref?: string;
}

/** What a table has agreed on. */
export interface Clock {
  kind?: "book" | "game" | "move" | "none";
  base?: number;
  increment?: number;
  days?: number;
  at_zero?: "computer" | "skip";
}

/** What the clocks show. */
export interface ClockInfo {
  left: Record<string, number>;
  running: string[];
}

/** A new table that begins where another one was after an act. */
export interface Clone {
  act?: number | null;
  seats?: NewSeat[];
  pledge?: string | null;
}

/** A value of an option that cannot be chosen now, and why. */
export interface Closed {
  option: string;
  reason: Reason;
  value?: boolean | number | string | null;
}

/** What is to be different; what is not there stays. */
export interface ClubChange {
  name?: string | null;
  about?: string | null;
  door?: "asking" | "link" | "open" | null;
}

/** A club. */
export interface ClubInfo {
  id: string;
  name: string;
  door: "asking" | "link" | "open";
  created: number;
  members: number;
  about?: string;
  role?: "asking" | "founder" | "member" | "officer" | null;
  people?: MemberInfo[];
  tables?: TableInfo[];
  ladder?: LadderRung[];
}

/** With what somebody comes in. */
export interface ClubKey {
  key?: string | null;
}

/** Clubs. */
export interface ClubList {
  mine: ClubInfo[];
  others: ClubInfo[];
  more?: boolean;
}

/** A club to which somebody belongs. */
export interface ClubNamed {
  id: string;
  name: string;
}

/** What somebody shall be in a club; `out`: nothing. Only a founder makes another one founder, and is an officer from then on. */
export interface ClubRole {
  name: string;
  role: "founder" | "member" | "officer" | "out";
}

/** A table of one's own that shall be the club's. */
export interface ClubTable {
  table: string;
}

/** It is really oneself, and nobody who has found the device. */
export interface Confirmation {
  password?: string | null;
}

/** No, and why. */
export interface Decline {
  reason?: "busy" | "casual" | "clock" | "later" | "no" | "options" | "rated";
}

/** What gets one more device a key of the same person, once. */
export interface DeviceCode {
  code: string;
  seconds: number;
}

/** What was asked for is done, and stored. */
export interface Done {
  type: "done";
  ref: string;
  epoch: number;
  rest?: string[];
}

/** What somebody is making: a table, and perhaps a position in which its game begins; or a file of a scenario. */
export interface Draft {
  options?: Options;
  position?: string | null;
  title?: Record<string, string>;
  goal?: Record<string, string>;
  story?: Record<string, string>;
  file?: string | null;
}

/** Something that chance decided. */
export interface DrawInfo {
  number: number;
  options: string[];
  weights: number[];
  choice: string;
}

/** Some of the draws and dice of a game, in order. */
export interface DrawList {
  draws: DrawInfo[];
  total: number;
}

/** A game of two friends: who was ahead of whom. */
export interface Duel {
  table: string;
  at: number;
  result: "ahead" | "behind" | "level";
}

/** All games of oneself with a friend, counted. */
export interface Duels {
  name: string;
  ahead?: number;
  behind?: number;
  level?: number;
  last?: Duel[];
}

/** The first message: who comes, and what they want to hear of. */
export interface Enter {
  type: "hello";
  keys?: string[];
  topics?: string[];
}

/** The answer to the first message; what is followed comes after it. */
export interface Entered {
  type: "entered";
  version: string;
  person?: string;
}

/** Somebody who takes part. */
export interface EntryInfo {
  number: number;
  name: string;
  level?: string | null;
  state?: "in" | "out" | "paused" | "waiting";
  mine?: boolean;
  bot?: boolean;
}

/** Decisions of one kind, and the chance to win that each cost in the mean. */
export interface ErrorCount {
  decisions: number;
  loss: number;
}

/** Why is this not possible? */
export interface Explain {
  type: "explain";
  seat: Seat;
  wish: string;
  ref?: string;
}

/** Why something is not possible; without a reason it is possible. */
export interface Explained {
  type: "explained";
  ref: string;
  reason?: Reason | null;
  text?: string;
  choice?: string;
  missing?: Record<string, number>;
  instead?: Record<string, number>;
  more?: Reason[];
}

/** All that is kept of oneself, a page at a time. */
export interface Export {
  person: PersonInfo;
  created: number;
  keys: KeyCount;
  tables: OwnTable[];
  said?: OwnLine[];
  pushes?: string[];
  scenarios?: OwnScenario[];
  likes?: string[];
  puzzles?: OwnTry[];
  reports?: OwnReport[];
  notices?: NoticeInfo[];
  entries?: OwnEntry[];
  results?: OwnResult[];
  people?: OwnPeople | null;
  bots?: OwnBot[];
  challenges?: OwnChallenge[];
  next?: string | null;
}

/** Why a request was refused; nothing has changed. */
export interface Failure {
  reason: Reason;
  text: string;
}

/** The stream ends, and why. */
export interface Farewell {
  type: "bye";
  reason: Reason;
  text: string;
}

/** A game that is worth watching just now. */
export interface Featured {
  table?: LobbyTable | null;
}

/** One thing that was done. */
export interface Finding {
  deeds: string[];
  day: number;
  times: number;
  share: number;
  low: number;
  high: number;
  points: number;
  won?: number | null;
  of?: number;
}

/** What was found. */
export interface Findings {
  games: number;
  turns: number;
  fair: number;
  lines: Finding[];
  found: Choosable;
}

/** One more topic: first comes how it stands, then what happens. */
export interface Follow {
  type: "follow";
  topic: string;
  ref?: string;
}

/** A friend. */
export interface FriendInfo {
  name: string;
  avatar?: string;
  since?: number;
  presence?: "away" | "online" | "table" | null;
}

/** Who has to do with oneself. */
export interface FriendList {
  friends: FriendInfo[];
  asked?: PersonShown[];
  asking?: PersonShown[];
  blocked?: PersonShown[];
  invitations?: InvitationInfo[];
}

/** Told over the live stream: a friend has come, has sat down at a table, or has gone. */
export interface FriendMoved {
  name: string;
  presence: "away" | "online" | "table";
}

/** Told over the live stream: one's friends or invitations are others now. */
export interface FriendsChanged {
  invited?: string;
  by?: string;
}

/** A game in which it sits: it is played over the table's own WebSocket, with the same token. */
export interface GameBegan {
  type: "game";
  table: string;
  seat: string;
}

/** A game is over for it. */
export interface GameEnded {
  type: "over";
  table: string;
  result?: string;
}

/** What was asked for is so. */
export interface Heard {
  type: "heard";
  ref: string;
}

/** The first message: by which keys one sits here or watches; a browser's cookie is one, too. */
export interface Hello {
  type: "hello";
  keys?: string[];
}

/** What would the expert do? */
export interface Hint {
  type: "hint";
  seat: Seat;
  goal?: string;
  ref?: string;
}

/** What the expert would do and why; without a choice: let the others go on. */
export interface Hinted {
  type: "hinted";
  ref: string;
  reason: Reason;
  choice?: string | null;
  plan?: string[];
  text?: string;
  goal?: ShownGoal | null;
  reached?: boolean;
  others?: OtherChoice[];
  trail?: TrailMark[];
}

/** A stretch of a game as one seat knew it: a view, and what changed act by act. */
export interface History {
  epoch: number;
  view: View;
  steps: Step[];
  last: number;
  problem?: Reason | null;
}

/** By what the receiver of a hook knows that something comes from this server. */
export interface HookInfo {
  on: boolean;
  secret?: string;
}

/** Opens the house to the network, or closes it. */
export interface HouseChange {
  open: boolean;
}

/** Something that happened in the house. */
export interface HouseEvent {
  what: string;
  about: Record<string, unknown>;
}

/** What concerns oneself, wherever one is. */
export interface HouseInfo {
  announcements?: AnnouncementInfo[];
  notices?: NoticeInfo[];
  office?: "" | "administrator" | "moderator";
}

/** What concerns all tables; what is not there is as before. */
export interface HouseNews {
  type: "house";
  announcements?: AnnouncementInfo[];
  notices?: NoticeInfo[];
}

/** The seat that waits for whoever has its link. */
export interface Invitation {
  table: TableInfo;
  seat: string;
}

/** Somebody wants one at a table. */
export interface InvitationInfo {
  table: TableInfo;
  by: string;
  at: number;
}

/** Somebody takes the seat of a link. */
export interface Join {
  key: string;
  name?: string;
  shares?: boolean;
  text?: string;
}

/** All that moderators know of somebody. */
export interface JudgedPerson {
  person: PersonMark;
  created: number;
  account: boolean;
  office?: string;
  measures?: NoticeInfo[];
  notes?: Note[];
}

/** What a moderator decides. */
export interface Judgement {
  act: "closing" | "dismiss" | "lift" | "mute" | "removal" | "rename" | "suspension" | "warning";
  reason?: "cheating" | "hate" | "insult" | "name" | "other" | "spam" | "stalling";
  hours?: number | null;
  note?: string;
}

/** By what one is known. */
export interface KeyCount {
  keys: number;
  recovery?: number;
}

/** Whether somebody should go. */
export interface KickVote {
  by: Seat;
  wish: boolean;
}

/** How somebody stands at one kind of table. */
export interface KindRating {
  kind: "few" | "storm-few" | "storm-many" | "storm-two" | "teams" | "two";
  rating: number;
  games: number;
  wins: number;
  provisional?: boolean;
  curve?: RatingAt[];
}

/** Somebody's games at the club's tables. */
export interface LadderRung {
  name: string;
  games: number;
  score: number;
  avatar?: string;
  rating?: number | null;
}

/** Something that went wrong. */
export interface LateError {
  at: string;
  what: string;
  where?: string;
}

/** Somebody in a leaderboard. */
export interface Leader {
  place: number;
  name: string;
  rating: number;
  games?: number;
  wins?: number;
  level?: string | null;
  mine?: boolean;
  provisional?: boolean;
}

/** The best at one kind of table in a season, the best first; computers among them. */
export interface LeaderList {
  kind: "few" | "storm-few" | "storm-many" | "storm-two" | "teams" | "two";
  season: string;
  kinds: ("few" | "storm-few" | "storm-many" | "storm-two" | "teams" | "two")[];
  seasons: string[];
  leaders: Leader[];
  mine?: Leader | null;
}

/** How long a game takes: half of the measured games lie between the two numbers. */
export interface Length {
  days: number[];
  minutes: Record<string, number[]>;
}

/** A letter with a link shall go to this address, if somebody here has it. */
export interface LetterWish {
  address: string;
  purpose: "reset" | "sign-in";
}

/** Whether this server sends e-mail. */
export interface LettersInfo {
  on: boolean;
}

/** Whether one likes it. */
export interface Like {
  like: boolean;
}

/** A choice on a line of play, and what is different until the next one. */
export interface LineStep {
  choice: Choice;
  changes: Changes;
}

/** Somebody looks where a link leads. */
export interface Link {
  key: string;
}

/** What a link is for; looking at it uses nothing up. */
export interface LinkInfo {
  purpose: "confirm" | "device" | "reset" | "sign-in";
  name: string;
  login?: string | null;
  address?: string | null;
  mine?: boolean;
}

/** The key of a link that can be used once: what follows the # in it. */
export interface LinkKey {
  key: string;
}

/** The bot is awake: the first that it hears. What it does not know yet follows. */
export interface Listening {
  type: "listening";
  version: string;
  name: string;
  games: number;
}

/** The whole lobby. */
export interface LobbyInfo {
  tables: LobbyTable[];
  people: number;
}

/** Who sits there. */
export interface LobbySeat {
  kind: "computer" | "open" | "person";
  name?: string;
  level?: string | null;
}

/** A table in the lobby: it waits for players, or everybody may watch it. */
export interface LobbyTable {
  id: string;
  state: "playing" | "waiting";
  options: Options;
  seats: LobbySeat[];
  clock: Clock;
  opened: number;
  tale?: Tale | null;
  level?: "any" | "new" | "steady" | "strong";
  language?: string;
  day?: number;
  rated?: boolean;
  delay?: number;
}

/** A login and a password, to find one's games on another device. */
export interface Login {
  login: string;
  password: string;
}

/** What decided a game; choices are counted as they stand in its record. */
export interface MadeReview {
  review: Review;
  acts: number[];
}

/** A new token, which is shown this once. */
export interface MadeToken {
  id: string;
  name: string;
  token: string;
}

/** Somebody in a club. */
export interface MemberInfo {
  name: string;
  avatar?: string;
  role?: "asking" | "founder" | "member" | "officer";
  since?: number;
}

/** The rated games that two people have played, as they were for whoever asks. */
export interface Met {
  ahead: number;
  level: number;
  behind: number;
}

/** Hear no more of the chat, or hear it again. */
export interface Mute {
  type: "mute";
  on: boolean;
  ref?: string;
}

/** The record of a game. */
export interface NamedRecord {
  name: string;
  text: string;
}

/** A line to everybody, in some languages. */
export interface NewAnnouncement {
  texts: Record<string, string>;
  hours: number;
}

/** A bot of one's own. */
export interface NewBot {
  name: string;
}

/** Somebody is asked to a table. */
export interface NewChallenge {
  to: string;
  options?: Options;
  settings?: Settings;
  rated?: boolean;
  level?: string;
  first?: "any" | "me" | "them";
}

/** A club to be founded. */
export interface NewClub {
  id: string;
  name: string;
  about?: string;
  door?: "asking" | "link" | "open";
}

/** Somebody comes with a code that another device of theirs shows. */
export interface NewDevice {
  code: string;
}

/** The key of a link that can be used once, on another device. */
export interface NewLink {
  key: string;
  seconds: number;
}

/** For the other moderators. */
export interface NewNote {
  text: string;
}

/** A new table that everybody may come to. */
export interface NewOpening {
  players: number;
  box?: "base" | "stormgates";
  pace?: "calm" | "days" | "fast";
  rated?: boolean;
  opening?: Opening;
}

/** A new password, by the link of a letter. */
export interface NewPassword {
  key: string;
  password: string;
}

/** Somebody sits down for the first time. */
export interface NewPerson {
  name: string;
}

/** A browser's own word for where and how it can be told something: a push subscription. */
export interface NewPush {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: "de" | "en" | "hu" | "it" | "pl";
}

/** A puzzle to be solved: the one of the day, or one of a theme, or any that suits oneself. */
export interface NewPuzzle {
  daily?: boolean;
  theme?: "artefact" | "close" | "cohort" | "hold" | "open" | "take" | "win" | null;
  again?: string | null;
}

/** Somebody tells the moderators of something; exactly one thing is named. */
export interface NewReport {
  kind: "line" | "name" | "person" | "scenario";
  reason: "cheating" | "hate" | "insult" | "name" | "other" | "spam" | "stalling";
  text?: string;
  table?: string | null;
  seat?: Seat | null;
  line?: number | null;
  scenario?: string | null;
  name?: string | null;
  key?: string | null;
}

/** A scenario for the gallery. */
export interface NewScenario {
  file: string;
}

/** Who shall sit there. */
export interface NewSeat {
  who: "computer" | "here" | "link" | "me";
  name?: string;
  level?: string;
  text?: string;
}

/** A table to be set up. */
export interface NewTable {
  options?: Options;
  seats?: NewSeat[];
  settings?: Settings;
  seed?: string | null;
  record?: string | null;
  position?: string | null;
  scenario?: string | null;
  file?: string | null;
  pledge?: string | null;
  rated?: boolean;
}

/** One more token for a bot. */
export interface NewToken {
  name: string;
}

/** What a moderator has written for the others. */
export interface Note {
  at: number;
  by: string;
  text: string;
}

/** What was decided about oneself. */
export interface NoticeInfo {
  id: number;
  kind: "closing" | "mute" | "removal" | "rename" | "suspension" | "vote" | "warning";
  reason: string;
  at: number;
  until?: number | null;
  table?: string | null;
  ended?: number | null;
  read?: boolean;
}

/** Somebody does not agree with what was decided about them. */
export interface Objection {
  text: string;
}

/** What a table can be set up with. */
export interface Offer {
  version: string;
  options: Options;
  expansion: Record<string, Options>;
  factions: Record<string, number>;
  values: Record<string, (number | string)[]>;
  levels: string[];
  clock: Record<string, Clock>;
  modules: string[];
  presets: Preset[];
  pace: number;
}

export interface Officer {
  login: string;
  office: string;
}

/** A table that everybody may come to. */
export interface Opening {
  level?: "any" | "new" | "steady" | "strong";
  language?: "de" | "en" | "hu" | "it" | "pl" | "";
  delay?: number | null;
}

/** Another option that was weighed, and why it is less. */
export interface OtherChoice {
  choice: string;
  less: Reason;
}

/** With whom a game was played. */
export interface OtherPlayer {
  name: string;
  level?: string | null;
}

/** A module of an installed package; its texts begin with `outside-` and its name. */
export interface OutsideModule {
  name: string;
  state: string;
  icons: Record<string, string>;
}

/** What the pages need to know of the modules of installed packages. */
export interface OutsideModules {
  modules: OutsideModule[];
  texts: string;
  events: Record<string, Record<string, string>>;
  choices: Record<string, Record<string, string>>;
  states: Record<string, Record<string, string>>;
}

/** The whole house, for whoever runs it. */
export interface Overview {
  well: boolean;
  processes: ProcessInfo[];
  unreached: number;
  storage: StorageInfo;
  open_reports: number;
  measures: Record<string, number>;
  officers: Officer[];
  announcements: AnnouncementInfo[];
  redis?: string;
  thinkers?: number | null;
}

/** What of oneself others see. */
export interface Own {
  name: string;
  privacy: Privacy;
  avatar?: string;
  account?: boolean;
}

/** A bot of one's own. */
export interface OwnBot {
  id: string;
  name: string;
  created: number;
}

/** Whom one has challenged, or by whom one was. */
export interface OwnChallenge {
  id: string;
  created: number;
  state: string;
  mine?: boolean;
}

/** What is to be different; what is not there stays. */
export interface OwnChange {
  avatar?: string | null;
  privacy?: Privacy | null;
}

/** What was chosen at one's seat, in a game whose record is not open yet. */
export interface OwnChoice {
  epoch: number;
  at: number;
  seat: string;
  kind: string;
  choice: string;
}

/** A tournament that one has entered. */
export interface OwnEntry {
  tournament: string;
  at: number;
  name: string;
  state: string;
}

/** What one said at a table. */
export interface OwnLine {
  table: string;
  at: number;
  name: string;
  text: string;
}

/** With whom oneself has to do, and what of oneself others see. */
export interface OwnPeople {
  avatar: string;
  privacy: string;
  friends?: string[];
  asked?: string[];
  asking?: string[];
  blocked?: string[];
  invitations?: string[];
  clubs?: Record<string, string>;
}

/** What one has told the moderators. */
export interface OwnReport {
  at: number;
  kind: string;
  reason: string;
  text?: string;
  table?: string | null;
  decided?: number | null;
}

/** What came of a rated game for oneself. */
export interface OwnResult {
  table: string;
  at: number;
  kind: string;
  season: string;
  place: number;
  gone: boolean;
  faction: string;
  mu: number;
  sigma: number;
}

/** A scenario that one has made. */
export interface OwnScenario {
  id: string;
  created: number;
  file: string;
}

/** All that is kept of a table, as far as one may know it. */
export interface OwnTable {
  table: TableInfo;
  record?: string | null;
  choices?: OwnChoice[];
}

/** One's first try at a puzzle. */
export interface OwnTry {
  puzzle: string;
  at: number;
  solved: boolean;
}

/** A table was found: the game has begun. */
export interface Paired {
  table: string;
}

/** A table of a round. */
export interface PairingInfo {
  round: number;
  board: number;
  seats: number[];
  table?: string;
  places?: number[];
  points?: number[];
  scores?: number[];
  how?: "broken" | "bye" | "forfeit" | "played" | "stopped";
}

export interface PeopleHere {
  people: number;
}

/** Somebody, by the name of an account, or by where they sit. */
export interface PersonAt {
  name?: string | null;
  table?: string | null;
  seat?: Seat | null;
}

/** What is to be different; what is not there stays. */
export interface PersonChange {
  name?: string | null;
  hook?: string | null;
  mails?: boolean | null;
  language?: "de" | "en" | "hu" | "it" | "pl" | null;
  shares?: boolean | null;
  digest?: "" | "day" | "week" | null;
}

/** Oneself. */
export interface PersonInfo {
  name: string;
  login?: string | null;
  hook?: string | null;
  address?: string | null;
  mails?: boolean;
  language?: string | null;
  shares?: boolean;
  avatar?: string;
  digest?: "" | "day" | "week";
}

/** A person, for moderators. */
export interface PersonMark {
  id: number;
  name: string;
  reports?: number;
}

/** Somebody with an account, by name. */
export interface PersonNamed {
  name: string;
}

/** Somebody as others see them. */
export interface PersonShown {
  name: string;
  avatar?: string;
}

export interface Ping {
  type: "ping";
  ref?: string;
}

/** Where one wants to have a table: among one's games, in the archive, or nowhere. */
export interface Place {
  place: "archive" | "games" | "removed";
}

/** How a tournament is played. */
export interface Plan {
  title: string;
  starts: number;
  form?: "arena" | "knockout" | "round-robin" | "swiss";
  options?: Options;
  clock?: Clock;
  undo?: boolean;
  pace?: "days" | "live";
  rounds?: number;
  minutes?: number;
  pause?: number;
  round_minutes?: number;
  most?: number;
  computers?: number;
  level?: string;
  no_show?: "computer" | "forfeit";
  grace?: number;
  rated?: boolean;
  open_to_bots?: boolean;
  public?: boolean;
  club?: string | null;
}

/** The server has bound itself to a secret, for one table that one sets up next. */
export interface Pledge {
  commitment: string;
}

/** Points at the end of a day, in the mean. */
export interface PointsOfDay {
  day: number;
  own: number;
  others: number;
}

export interface Pong {
  type: "pong";
  ref: string;
  epoch: number;
}

/** A way to play that many look for. */
export interface Preset {
  name: string;
  tables: Record<string, PresetTable>;
  links?: boolean;
}

/** A table that is ready to be played. */
export interface PresetTable {
  options: Options;
  length?: Length | null;
}

/** What would each option of the open question lead to, as far as one can know? */
export interface Preview {
  type: "preview";
  seat: Seat;
  ref?: string;
}

/** What each option of a question leads to, by choice. */
export interface Previewed {
  type: "previewed";
  ref: string;
  epoch: number;
  options: Record<string, Prospect>;
}

/** What of oneself others may see, and do. Strangers see no more than one's name and picture, and what one has won by it, unless one says otherwise. */
export interface Privacy {
  profile?: "all" | "friends" | "nobody";
  games?: "all" | "friends" | "nobody";
  reviews?: "all" | "friends" | "nobody";
  duels?: "friends" | "nobody";
  presence?: "friends" | "nobody";
  asks?: "all" | "nobody";
  invites?: "friends" | "nobody";
}

/** How one process of the server is. */
export interface ProcessInfo {
  id: string;
  address?: string;
  version?: string;
  tables?: number;
  led?: number;
  connections?: number;
  people?: number;
  thoughts?: number;
  reviews?: number;
  work?: Record<string, number>;
  memory?: number;
  requests?: number;
  broken?: number;
  refused?: Record<string, number>;
  limited?: number;
  errors?: LateError[];
}

/** What somebody has played and reached in rated games, as far as whoever asks may see it. */
export interface Profile {
  name: string;
  mine?: boolean;
  avatar?: string;
  owner?: string;
  clubs?: ClubNamed[];
  ratings?: KindRating[];
  games?: RatedGame[];
  factions?: Record<string, number>;
  met?: Met | null;
  reviewed?: number;
  errors?: Record<string, ErrorCount>;
}

/** To what a table is bound; after the end, all that was brought to it. */
export interface ProofInfo {
  commitment: string;
  texts: Record<string, string>;
  secret?: string;
  draws?: number;
  past?: boolean;
  unproved?: "before" | "older" | "seed" | null;
}

/** What one option leads to. */
export interface Prospect {
  next?: string | null;
  payments?: string[];
  cost?: Record<string, number>;
  spaces?: string[];
  final?: boolean;
  lost?: boolean;
  light?: boolean;
  place?: number | null;
}

/** What a browser needs to be told something by push. */
export interface PushInfo {
  key: string;
  endpoint?: string | null;
}

/** The puzzles of a theme. */
export interface PuzzleShelf {
  theme: "artefact" | "close" | "cohort" | "hold" | "open" | "take" | "win";
  count: number;
  solved?: number;
}

/** What there is to be solved, and how far one has come. */
export interface PuzzleStanding {
  day: string;
  daily: "missed" | "new" | "solved";
  shelves: PuzzleShelf[];
  tries?: number;
  solved?: number;
  rating?: number | null;
  streak?: number;
}

/** A table at which a puzzle is solved; what it is about one finds out. */
export interface PuzzleTable {
  table: TableInfo;
  puzzle: string;
  span: "answer" | "battle" | "turn";
  rating: number;
}

/** Whoever asks whether a puzzle is solved may also give it up. */
export interface PuzzleTry {
  give_up?: boolean;
}

/** Whether a puzzle is solved; while it is not over, nothing else is told. */
export interface PuzzleVerdict {
  over: boolean;
  solved?: boolean;
  puzzle?: string;
  theme?: "artefact" | "close" | "cohort" | "hold" | "open" | "take" | "win" | null;
  reason?: Reason | null;
  chance?: number;
  other?: number;
  view?: View | null;
  steps?: LineStep[];
  before?: number | null;
  rating?: number | null;
  streak?: number;
}

/** A rated game, as it was for one who played it. */
export interface RatedGame {
  table: string;
  at: number;
  kind: "few" | "storm-few" | "storm-many" | "storm-two" | "teams" | "two";
  place: number;
  others: OtherPlayer[];
  before: number;
  after: number;
  gone?: boolean;
}

/** A rating after a game. */
export interface RatingAt {
  at: number;
  rating: number;
}

/** What a rated game has changed for one who played it. */
export interface RatingChange {
  before: number;
  after: number;
  provisional?: boolean;
}

/** How far a server is reached. */
export interface Reach {
  addresses?: ReachedAt[];
  open?: boolean;
  may_open?: boolean;
}

/** Where a server is reached. */
export interface ReachedAt {
  url: string;
  network?: string;
}

/** Records of a tournament, some at a time. */
export interface RecordPage {
  records: NamedRecord[];
  more?: boolean;
}

/** Somebody has forgotten their password and has a recovery code. */
export interface Recover {
  login: string;
  code: string;
  password: string;
}

/** New recovery codes, which are shown this once; those until now have ended. */
export interface Recovery {
  recovery: string[];
}

/** What was asked for is not done; nothing has changed. */
export interface Refusal {
  type: "refused";
  ref: string;
  reason: Reason;
  text: string;
}

/** A report, with what there was to see when it was made. */
export interface ReportInfo {
  id: number;
  at: number;
  kind: "line" | "name" | "objection" | "person" | "scenario";
  reason: string;
  text?: string;
  by?: PersonMark | null;
  about?: PersonMark | null;
  table?: string | null;
  game?: string;
  line?: number | null;
  lines?: ChatLine[];
  scenario?: string | null;
  shown?: string;
  notice?: NoticeInfo | null;
  decided?: number | null;
  decision?: string;
  standing?: NoticeInfo[];
  notes?: Note[];
}

/** A page of reports. */
export interface ReportList {
  reports: ReportInfo[];
  next?: number | null;
}

/** Whether one pauses in an arena. */
export interface Resting {
  paused: boolean;
}

/** Games of one sort, and the part of them that was won. */
export interface ResultCount {
  name: string;
  games: number;
  won: number;
}

/** The review of a game; or how far it is; or how long it will take. */
export interface ReviewInfo {
  seconds?: number;
  depth?: string;
  share?: number | null;
  mine?: boolean;
  made?: MadeReview | null;
  refused?: Reason | null;
  failed?: Reason | null;
}

/** What was played and what would have been better, as the player saw it. */
export interface ReviewLines {
  view: View;
  played: LineStep[];
  better: LineStep[];
}

export interface Said {
  type: "said";
  line: ChatLine;
}

/** A line for everybody at the table (S4.5: partners talk openly, too). */
export interface Say {
  type: "say";
  text: string;
  seat?: Seat | null;
  ref?: string;
}

/** A scenario of the gallery. */
export interface ScenarioInfo {
  id: string;
  tale: Tale;
  players: number;
  rows: number;
  columns: number;
  expansion?: boolean;
  begun?: boolean;
  by?: string;
  mine?: boolean;
  created?: number;
  plays?: number;
  likes?: number;
  liked?: boolean;
  file?: string;
}

/** A page of the gallery. */
export interface ScenarioList {
  scenarios: ScenarioInfo[];
  more?: boolean;
}

/** Who sits there. */
export interface SeatInfo {
  seat: string;
  kind: "computer" | "open" | "person";
  name?: string;
  level?: string | null;
  stand_in?: string | null;
  mine?: boolean;
  here?: boolean;
  replaceable_in?: number | null;
  resigned?: boolean;
  was_mine?: boolean;
  ends?: boolean;
  against?: string[];
  quorum?: number;
  bot?: boolean;
  avatar?: string;
}

/** A new key; the old one no longer works. */
export interface SeatLink {
  key: string;
}

/** What a seat adds to the seed of its table. */
export interface SeatText {
  text: string;
}

/** A seat that was taken, and its new key: the link no longer works. */
export interface Seated {
  table: TableInfo;
  seat: string;
  key: string;
}

/** A table of this kind, with whoever else wants one; for as long as one is connected. */
export interface Seek {
  type: "seek";
  players: number;
  box?: "base" | "stormgates";
  pace?: "calm" | "days" | "fast";
  computers?: number | null;
  rated?: boolean;
  ref?: string;
}

/** What a table agrees on beside the game's own options. */
export interface Settings {
  clock?: Clock;
  undo?: boolean;
  chat?: boolean;
  stand_in?: string;
  seed?: string | null;
  lesson?: string;
  strangers?: boolean;
  calm?: boolean;
}

/** What a choice is good for over the next turns. */
export interface ShownGoal {
  name: string;
  reason: Reason;
  needs?: Reason[];
  day?: number;
  space?: string | null;
  waits?: boolean;
}

/** A free seat of an open table. */
export interface Sit {
  text?: string;
}

/** A computer plays for a seat. */
export interface StandIn {
  level?: string;
}

/** A line of the standings. */
export interface StandingInfo {
  number: number;
  place: number;
  score: number;
  games: number;
  wins: number;
  byes?: number;
  breaks?: number[];
}

/** What one did in one's last games. */
export interface Statistics {
  games: number;
  counted: number;
  more: boolean;
  tables: ResultCount[];
  opponents: ResultCount[];
  points: PointsOfDay[];
  bought: Record<string, number>;
  built: Record<string, number>;
  reviewed: number;
  errors: Record<string, ErrorCount>;
}

/** One act of a game that is looked at again. */
export interface Step {
  epoch: number;
  kind: string;
  at: number;
  events: GameEvent[];
  changes: Changes;
  seat?: string | null;
  written?: string;
  forced?: number[];
}

export interface StopSeeking {
  type: "stop-seeking";
  ref?: string;
}

/** What is stored, and how it grows. */
export interface StorageInfo {
  size: number;
  tables: Record<string, number>;
  acts: number;
  new_tables: number[];
  people: number;
  accounts: number;
  new_people: number[];
}

/** Somebody came, went, or the table is another one now. */
export interface TableChanged {
  type: "table";
  table: TableInfo;
}

/** A table that is in the lobby no longer. */
export interface TableGone {
  table: string;
}

/** A table from outside. */
export interface TableInfo {
  id: string;
  state: "broken" | "over" | "playing" | "waiting";
  epoch: number;
  created: number;
  changed: number;
  options: Options;
  settings: Settings;
  seats: SeatInfo[];
  host?: boolean;
  by?: string;
  result?: string;
  asked?: string[];
  day?: number;
  week?: number;
  weekday?: number;
  clock?: ClockInfo | null;
  next?: string | null;
  problem?: string;
  origin?: "clone" | "new" | "position" | "record" | "seed";
  hurried?: boolean;
  votes?: number;
  scenario?: Tale | null;
  commitment?: string;
  public?: boolean;
  delay?: number;
  rated?: boolean;
  ratings?: Record<string, RatingChange>;
  tournament?: string | null;
}

/** A table and its keys, which are shown this once. */
export interface TableLinks {
  table: TableInfo;
  seats: Record<string, string>;
  watch: string;
}

/** Tables, the last changed first. */
export interface TableList {
  tables: TableInfo[];
  before?: number | null;
}

/** Somebody sits down at an open seat. */
export interface TakeSeat {
  text?: string;
}

/** What is told of a scenario, by language. */
export interface Tale {
  title: Record<string, string>;
  goal?: Record<string, string>;
  story?: Record<string, string>;
  id?: string;
}

/** A record or a position. */
export interface Text {
  text: string;
}

/** A token of a bot; the token itself is not kept. */
export interface TokenInfo {
  id: string;
  name: string;
  created: number;
}

/** The tokens of a bot, the oldest first. */
export interface TokenList {
  tokens: TokenInfo[];
}

/** What happened under a topic, in this order. */
export interface Told {
  type: "told";
  topic: string;
  events: HouseEvent[];
}

/** A tournament. */
export interface TournamentInfo {
  id: string;
  state: "announced" | "cancelled" | "over" | "running";
  plan: Plan;
  by?: string;
  mine?: boolean;
  entered?: "in" | "out" | "paused" | "waiting" | null;
  entrants?: number;
  waiting?: number;
  round?: number;
  rounds?: number;
  next?: number | null;
  ended?: number | null;
  table?: string;
  bots?: BotEntry[];
  entries?: EntryInfo[];
  standings?: StandingInfo[];
  breaks?: string[];
  pairings?: PairingInfo[];
}

/** Tournaments; those that are still to come first the soonest, others the latest first. */
export interface TournamentList {
  tournaments: TournamentInfo[];
  more?: boolean;
}

/** Something has changed in a tournament that one follows. */
export interface TournamentMark {
  id: string;
}

/** What is to be done on the board: a hero goes from space to space, or something else happens on one. */
export interface TrailMark {
  kind: "attack" | "build" | "hero" | "move" | "upgrade";
  spaces: string[];
}

/** What is one's own first decision after an act worth? */
export interface Tried {
  since: number;
  seat: Seat;
  kind: "battle" | "hand" | "other" | "turn";
  best: number;
}

/** What it is worth. */
export interface TriedInfo {
  done?: boolean;
  found?: boolean;
  played?: number;
}

/** The last choices of this seat shall be taken back. */
export interface Undo {
  type: "undo";
  seat: Seat;
  epoch: number;
  steps?: number;
  ref?: string;
}

/** One topic less. */
export interface Unfollow {
  type: "unfollow";
  topic: string;
  ref?: string;
}

/** One act: what happened, and what is different now. */
export interface Update {
  type: "update";
  epoch: number;
  by: string | null;
  kind: "choice" | "end" | "opening" | "resign" | "undo";
  events: GameEvent[];
  changes: Changes;
  seat?: string | null;
  question?: Question | null;
  undo?: number;
  clock?: ClockInfo | null;
  forced?: number[];
  back?: number | null;
}

/** Somebody has resigned: shall the game end, or go on with a computer? */
export interface Vote {
  end: boolean;
}

/** The tables that wait for oneself, the latest change first. */
export interface Waiting {
  tables: string[];
}

/** The answer to hello; a view for each seat held, or the spectators', follows. */
export interface Welcome {
  type: "welcome";
  version: string;
  table: TableInfo;
  seats: string[];
  chat?: ChatLine[];
  muted?: boolean;
}

/** A person and the key that proves it, which is shown this once. */
export interface Welcomed {
  person: PersonInfo;
  key: string;
  recovery?: string[];
}

/** All that a seat, or a spectator, sees; and what it is asked. */
export interface Whole {
  type: "view";
  epoch: number;
  view: View;
  seat?: string | null;
  question?: Question | null;
  undo?: number;
}

/** What one seat is asked: the options in a stable order; chance's have weights. */
export interface Question {
  epoch: number;
  about: string;
  optional?: true;
  urgent?: true;
  options: Choice[];
}

/** All that a seat may know; for a spectator `seat` is None. */
export interface View {
  seat?: Seat;
  options: Options;
  day: number;
  week: number;
  weekday: number;
  illuminated: Kind;
  matched: Kind;
  first: Seat;
  factions: Faction[];
  supply: number;
  stacks: Partial<Record<Kind, StackView>>;
  land_stacks: Partial<Record<Shape, number>>;
  offer: Card[];
  limbo: Card[];
  board_rows: number;
  board_columns: number;
  board: Partial<Record<Space, Tile>>;
  impassable: Space[];
  cities: Partial<Record<Space, CityView>>;
  players: Partial<Record<Seat, PlayerView>>;
  asked: Seat[];
  frames: Frame[];
  battle?: BattleView;
  ending: Ending;
  ended: string;
  outcome?: Outcome;
  teams: Seat[][];
  battles: BattleView[];
  modules: {
    bilkarr?: Bilkarr;
    checkpoints?: Counted;
    fanatics?: Fanatics;
    fortune?: FortuneView;
    "great-artefacts"?: GreatArtefactsView;
    heroic?: Veterans;
    "kings-bridge"?: BridgeView;
    metamorpha?: Metamorpha;
    "mountain-pass"?: Amplifiers;
    potions?: Potions;
    relics?: RelicsView;
    royals?: Royals;
    stardust?: Stardust;
    stormgates?: Storms;
    summoning?: Summoned;
    teams?: Attacks;
    trading?: Trading;
    valleys?: Valleys;
  };
  lanes: number[];
  attacked: Seat[];
  aside: number;
  out_land: LandCardView[];
  free: Seat[];
  missing: Space[];
}

/** The options of a table; the defaults are the plain base game. */
export interface Options {
  players?: number;
  advanced?: boolean;
  hard?: boolean;
  relics?: boolean;
  starting_cities?: number;
  neutral_cities?: boolean;
  starting_heroes?: number;
  cities_to_end?: number;
  weeks?: number;
  removed_faction?: string;
  layout?: string;
  corrections?: string;
  modules?: string[];
  expansion?: boolean;
  stormgates?: boolean;
  royals?: boolean;
  teams?: boolean;
  three_against_three?: boolean;
  two_attacks?: boolean;
  heroic?: boolean;
  trading?: boolean;
  great_artefacts?: boolean;
  summoning?: boolean;
  staff?: boolean;
  fortune?: boolean;
  draft?: boolean;
  metamorpha?: boolean;
  bilkarr?: boolean;
  fanatics?: boolean;
  valleys?: string;
  map_end?: string;
  factions?: string;
}

/** A unit or artefact stack. */
export interface StackView {
  count: number;
  top?: Card;
  under: Card[];
}

/** A token on the board. */
export interface CityView {
  owner?: Seat;
  level: number;
  defence: number;
}

/** What one player has, as far as the viewer may know it. */
export interface PlayerView {
  faction?: Faction;
  points: number;
  great_cities: number;
  heroes: {
    "1"?: Space;
    "2"?: Space;
  };
  hand_count: number;
  nation_count: number;
  shelter_count: number;
  shelter_top?: Card;
  ambush_count: number;
  deck_count: number;
  tents: Tent[];
  rows: Row[];
  loose: Loose[];
  line: Laid[];
  under: Card[];
  hand?: Card[];
  nation?: Card[];
  shelter?: Card[];
  ambush?: Card[];
}

/** A tent and the cards stationed in it (B5.8). */
export interface Tent {
  card: Card;
  cards: Card[];
  brief: boolean;
  mark: number;
  real: boolean;
}

/** An action row of this turn (B3.1). */
export interface Row {
  purpose: string;
  cards: Card[];
  copies: Card[];
  gained: Card[];
}

/** A card on the table that may still be used: transformed, or with copies left (B5.1, B5.2). */
export interface Loose {
  card: Card;
  kind: Kind;
  copies: number;
  touched: boolean;
  real: boolean;
  leaving: boolean;
  marks: string[];
}

/** A card in a battle line (B8.2). */
export interface Laid {
  card: Card;
  kind: Kind;
  copies: number;
  touched: boolean;
  real: boolean;
  of?: Seat;
}

/** The battle in progress. */
export interface BattleView {
  attacker: Seat;
  defender?: Seat;
  space: Space;
  hero: boolean;
  heroes: number;
  joined: number;
  at: "muster" | "weapon" | "opening" | "reaction" | "recall" | "defence" | "attack";
  attack: number;
  defence: number;
  plays: Seat;
  needed: number;
  attack_parts: Part[];
  defence_parts: Part[];
}

/** A part of a total: the level of the place, units, artefacts, morale, or a bonus. */
export interface Part {
  name: string;
  count: number;
}

/** How near the end of the game is, by each way in which it may come. */
export interface Ending {
  sides: Standing[];
  spaces?: number;
  weeks?: number;
}

/** How far a player, or a team, has come. */
export interface Standing {
  seats: Seat[];
  points: number;
  cities: number;
  needed: number;
}

/** How a game ended. */
export interface Outcome {
  reason: string;
  points: number[];
  places: number[];
  winners: Seat[];
}

/** Where he is and where he goes. */
export interface Bilkarr {
  space?: Space;
  right: boolean;
  down: boolean;
  cornered: boolean;
  still: number;
}

/** What the last checkpoint counted. */
export interface Counted {
  decks: number[];
}

/** What this module keeps. */
export interface Fanatics {
  aside: Card[];
}

/** What everybody sees. */
export interface FortuneView {
  remaining: number;
  drawn: number[];
}

/** What a viewer sees of it. */
export interface GreatArtefactsView {
  bag: number;
  bag_of?: Seat;
  hidden: Space[];
  cloak_of?: Seat;
  gazed: Card[];
}

/** What this module keeps. */
export interface Veterans {
  seats: Seat[];
}

/** What everybody sees of it. */
export interface BridgeView {
  buried: number[];
  spent: Spent[];
  visits: Visit[];
  found: Card[];
}

/** An amplifier that a player has spent. */
export interface Spent {
  seat: Seat;
  gate: number;
}

/** A hero that has used the Bridge this turn. */
export interface Visit {
  seat: Seat;
  hero: Hero;
}

/** Where she is, and what she has been asked for. */
export interface Metamorpha {
  space?: Space;
  invoked: Invoked[];
}

/** A hero has used the ability of a terrain. */
export interface Invoked {
  seat: Seat;
  hero: Hero;
  terrain: Terrain;
}

/** What the Pass keeps. */
export interface Amplifiers {
  held: Amplifier[];
}

/** The storm amplifier of a hero. */
export interface Amplifier {
  seat: Seat;
  hero: Hero;
  gate: number;
}

/** All potions in play, each under its name; who holds what is public (S13.2). */
export interface Potions {
  berserk: Potion;
  freezing: Potion;
  eclipse: Potion;
  brotherhood: Potion;
  colossus: Potion;
  weakness: Potion;
}

/** What has become of one potion. */
export interface Potion {
  owner?: Seat;
  drunk: number;
  on?: Seat;
  used: number;
}

/** What everybody sees of it. */
export interface RelicsView {
  spaces: Space[];
  annexed: Seat[];
}

/** What this module keeps. */
export interface Royals {
  issued: Card[];
}

/** What has become of the stardust. */
export interface Stardust {
  given: number;
}

/** What this module keeps; all of it is public. */
export interface Storms {
  played: number[];
  jumped: Figure[];
}

/** Who stands where a player wanted, until the next checkpoint: one at a time. */
export interface Summoned {
  npc?: string;
}

/** What the limit of attacks counts (S4.6). */
export interface Attacks {
  made: number;
}

/** What this module keeps; public but for the cards that somebody held already. */
export interface Trading {
  posts: Post[];
  chests: number;
  received: Received[];
}

/** A trading post on the board. */
export interface Post {
  space: Space;
  seat: Seat;
}

/** What a player has received by trade this turn. */
export interface Received {
  seat: Seat;
  cards: Card[];
  others: Card[];
}

/** What this scenario keeps. */
export interface Valleys {
  explored: Explored[];
  served: Seat[];
}

/** A building that lies face up. */
export interface Explored {
  space: Space;
  gives: Kind;
}

/** A terrain card that left the game at set-up (B14). */
export interface LandCardView {
  shape: Shape;
  terrain: Terrain;
}

/** A JSON merge patch (RFC 7386) for a View. */
export type Changes = Record<string, unknown>;

/** The sentence is made from the id by the message catalogue, in the reader's language. */
export interface Reason {
  id: string;
  rule: string;
  args: Record<string, string | number | Reason>;
}

/** All of a game. */
export interface Review {
  depth: string;
  players: Player[];
  moments: Moment[];
  decisions: Decision[];
  lucks: Luck[];
  decided: boolean;
  turnings: number[];
}

/** What a game says of one player. */
export interface Player {
  turns: number;
  errors: number;
  at_even: number;
  luck: number;
  result: number;
  error_rate: number;
  adjusted: number;
}

/** How likely everybody wins, at the beginning of a turn or at the end of the game. */
export interface Moment {
  at: number;
  day: number;
  chances: number[];
  known: number[];
}

/** What a player decided, beside the best that was found. */
export interface Decision {
  at: number;
  end: number;
  seat: Seat;
  day: number;
  kind: "turn" | "hand" | "battle" | "other";
  best: number;
  played: number;
  better: Choice[];
  reason?: Reason;
  loss: number;
}

/** What chance brought a player, beside what it brings in the mean. */
export interface Luck {
  at: number;
  end: number;
  seat: Seat;
  day: number;
  gain: number;
}

export interface AmbushDroppedEvent {
  event: "ambush-dropped";
  seat: Seat;
  card: Card;
}

export interface AmbushRecalledEvent {
  event: "ambush-recalled";
  seat: Seat;
  cards?: Card[];
  count: number;
}

export interface AmbushReturnedEvent {
  event: "ambush-returned";
  seat: Seat;
  cards?: Card[];
  count: number;
}

/** It left the board with its hero. */
export interface AmplifierLostEvent {
  event: "amplifier-lost";
  seat: Seat;
  gate: number;
}

export interface AmplifierSpentEvent {
  event: "amplifier-spent";
  seat: Seat;
  gate: number;
}

/** A hero stopped on the Pass; the die named a gate. */
export interface AmplifierTakenEvent {
  event: "amplifier-taken";
  seat: Seat;
  hero: Hero;
  gate: number;
}

export interface AmuletRolledEvent {
  event: "amulet-rolled";
  seat: Seat;
  card: Card;
  die: number;
  becomes?: Fate;
}

/** What the die makes of the card on the amulet. */
export interface Fate {
  copies: number;
  kind?: Kind;
}

export interface ArtefactCreatedEvent {
  event: "artefact-created";
  seat: Seat;
  card: Card;
}

export interface ArtefactUsedEvent {
  event: "artefact-used";
  seat: Seat;
  card: Card;
  kind: Kind;
}

export interface AttackDeclaredEvent {
  event: "attack-declared";
  seat: Seat;
  space: Space;
  defender?: Seat;
  hero: boolean;
  heroes: number;
}

/** Something came between before the weapon was laid (S4.3, S13.3). */
export interface AttackVoidedEvent {
  event: "attack-voided";
  seat: Seat;
  space: Space;
}

/** Supply cards of the Bag that were not used went back. */
export interface BagClosedEvent {
  event: "bag-closed";
  seat: Seat;
  count: number;
}

/** Supply cards from the common supply came to the hand. */
export interface BagOpenedEvent {
  event: "bag-opened";
  seat: Seat;
  count: number;
}

export interface BattleEndedEvent {
  event: "battle-ended";
  winner?: Seat;
  loser?: Seat;
  attack: number;
  defence: number;
}

/** The die has put him on a gate. */
export interface BilkarrArrivedEvent {
  event: "bilkarr-arrived";
  space: Space;
}

export interface BilkarrMovedEvent {
  event: "bilkarr-moved";
  origin: Space;
  space: Space;
}

export interface BuildingExploredEvent {
  event: "building-explored";
  seat: Seat;
  space: Space;
  gives: Kind;
  level: number;
}

export interface CardAmbushedEvent {
  event: "card-ambushed";
  seat: Seat;
  card?: Card;
}

export interface CardConvertedEvent {
  event: "card-converted";
  seat: Seat;
  card: Card;
  faction: Faction;
  new: Card;
}

export interface CardDealtEvent {
  event: "card-dealt";
  seat: Seat;
  card?: Card;
}

export interface CardDrawnEvent {
  event: "card-drawn";
  seat: Seat;
  card?: Card;
}

export interface CardEclipsedEvent {
  event: "card-eclipsed";
  seat: Seat;
  card: Card;
  kind: Kind;
}

/** A card of the nation was looked at, by its owner only. */
export interface CardGazedEvent {
  event: "card-gazed";
  seat: Seat;
  card?: Card;
}

export interface CardLaidEvent {
  event: "card-laid";
  seat: Seat;
  card: Card;
  kind: Kind;
  copies: number;
}

/** A card of the pack is somebody's now; nobody else knows which. */
export interface CardPickedEvent {
  event: "card-picked";
  seat: Seat;
  card?: Card;
}

export interface CardSentToLimboEvent {
  event: "card-sent-to-limbo";
  seat: Seat;
  card: Card;
}

export interface CardStationedEvent {
  event: "card-stationed";
  seat: Seat;
  tent: Card;
  card: Card;
}

/** A card from the common supply or from limbo came to the hand, shown to all. */
export interface CardTakenEvent {
  event: "card-taken";
  seat: Seat;
  card: Card;
}

export interface CardWonEvent {
  event: "card-won";
  seat: Seat;
  card: Card;
}

export interface CardsSummonedEvent {
  event: "cards-summoned";
  seat: Seat;
  card: Card;
}

/** Cards were given in trade. */
export interface CardsTradedEvent {
  event: "cards-traded";
  seat: Seat;
  cards: Card[];
}

/** A week is over (S3.1). */
export interface CheckpointReachedEvent {
  event: "checkpoint-reached";
  week: number;
}

export interface CityAnnexedEvent {
  event: "city-annexed";
  seat: Seat;
  space: Space;
  level: number;
}

export interface CityBuiltEvent {
  event: "city-built";
  seat: Seat;
  shape: Shape;
  terrain: Terrain;
  space: Space;
  side: Side;
  level: number;
}

export interface CityChosenEvent {
  event: "city-chosen";
  seat: Seat;
  space: Space;
}

export interface CityConqueredEvent {
  event: "city-conquered";
  seat: Seat;
  space: Space;
  level: number;
}

/** A city lies under the Cloak. */
export interface CityHiddenEvent {
  event: "city-cloaked";
  seat: Seat;
  space: Space;
}

export interface CityLoweredEvent {
  event: "city-lowered";
  seat: Seat;
  space: Space;
  level: number;
}

export interface CitySetUpEvent {
  event: "city-set-up";
  space: Space;
  terrain: Terrain;
  neutral: boolean;
}

export interface CityUpgradedEvent {
  event: "city-upgraded";
  seat: Seat;
  space: Space;
  level: number;
}

/** The hidden cities can be attacked again. */
export interface CloakLiftedEvent {
  event: "cloak-lifted";
  seat: Seat;
}

export interface CohortAnnouncedEvent {
  event: "cohort-announced";
  seat: Seat;
  faction: Faction;
  size: number;
  other?: Faction;
}

export interface DayBeganEvent {
  event: "day-began";
  day: number;
  illuminated: Kind;
  matched: Kind;
}

export interface DefenderReactedEvent {
  event: "defender-reacted";
  seat: Seat;
  reaction: string;
}

export interface FactionChosenEvent {
  event: "faction-chosen";
  seat: Seat;
  faction: Faction;
}

export interface FactionRemovedEvent {
  event: "faction-removed";
  faction: Faction;
}

/** A fanatic counts as two. */
export interface FanaticRousedEvent {
  event: "fanatic-roused";
  seat: Seat;
  card: Card;
}

export interface FirstPlayerDrawnEvent {
  event: "first-player-drawn";
  seat: Seat;
}

/** A fortune card was turned up. */
export interface FortuneDrawnEvent {
  event: "fortune-drawn";
  seat: Seat;
  card: number;
}

/** A fortune card had nothing to give. */
export interface FortuneEmptyEvent {
  event: "fortune-empty";
  seat: Seat;
}

export interface GameEndedEvent {
  event: "game-ended";
  reason: string;
}

export interface GateArtefactBuriedEvent {
  event: "gate-artefact-buried";
  space: Space;
}

/** A player has spent an amplifier and looks under the gate. */
export interface GateArtefactsSeenEvent {
  event: "gate-artefacts-seen";
  seat: Seat;
  gate: number;
  cards?: Card[];
}

/** A stormgate lies on the board (S1.1). */
export interface GateLaidEvent {
  event: "gate-laid";
  space: Space;
  terrain: Terrain;
}

export interface GreatArtefactBuriedEvent {
  event: "great-artefact-buried";
  space: Space;
}

/** A Great Artefact left a deck for the remaining pile. */
export interface GreatArtefactGivenEvent {
  event: "great-artefact-given";
  seat: Seat;
  card: Card;
}

export interface GreatArtefactOfferedEvent {
  event: "great-artefact-offered";
  card: Card;
}

/** A Great Artefact was drawn from the remaining pile; only who drew it sees it (S8.2). */
export interface GreatArtefactSeenEvent {
  event: "great-artefact-seen";
  seat: Seat;
  card?: Card;
}

/** A Great Artefact took the place of one on offer. */
export interface GreatArtefactSwappedEvent {
  event: "great-artefact-swapped";
  seat: Seat;
  card: Card;
}

export interface HandDiscardedEvent {
  event: "hand-discarded";
  seat: Seat;
  cards?: Card[];
  count: number;
}

/** Cards of a defender's hand went to the shelter; only its top card is public (B2.6). */
export interface HandStruckEvent {
  event: "hand-struck";
  seat: Seat;
  cards?: Card[];
  count: number;
}

export interface HeroAppearedEvent {
  event: "hero-appeared";
  seat: Seat;
  hero: Hero;
  space: Space;
}

export interface HeroHiredEvent {
  event: "hero-hired";
  seat: Seat;
  hero: Hero;
  space: Space;
}

export interface HeroJoinedEvent {
  event: "hero-joined";
  seat: Seat;
}

export interface HeroLostEvent {
  event: "hero-lost";
  seat: Seat;
  space: Space;
}

export interface HeroMovedEvent {
  event: "hero-moved";
  seat: Seat;
  hero: Hero;
  origin: Space;
  space: Space;
}

export interface HeroRetreatedEvent {
  event: "hero-retreated";
  seat: Seat;
  origin: Space;
  space: Space;
}

export interface HeroSetUpEvent {
  event: "hero-set-up";
  seat: Seat;
  space: Space;
}

export interface LandReplacedEvent {
  event: "land-replaced";
  seat: Seat;
  space: Space;
  terrain: Terrain;
}

/** Two terrain cards have changed places. */
export interface LandSwappedEvent {
  event: "land-swapped";
  seat: Seat;
  space: Space;
  other: Space;
}

export interface MetamorphaInvokedEvent {
  event: "metamorpha-invoked";
  seat: Seat;
  hero: Hero;
  terrain: Terrain;
}

/** She was summoned until this checkpoint (S7.7). */
export interface MetamorphaLeftEvent {
  event: "metamorpha-left";
}

export interface MetamorphaMovedEvent {
  event: "metamorpha-moved";
  space: Space;
}

export interface MulliganTakenEvent {
  event: "mulligan-taken";
  seat: Seat;
  cards?: Card[];
  count: number;
}

/** So many chosen cards lie on top of the nation, the rest is shuffled. */
export interface NationArrangedEvent {
  event: "nation-arranged";
  seat: Seat;
  count: number;
}

export interface NpcSummonedEvent {
  event: "npc-summoned";
  seat: Seat;
  npc: string;
  space: Space;
}

/** A pack came to a player, who alone sees its cards. */
export interface PackPassedEvent {
  event: "pack-passed";
  seat: Seat;
  cards?: Card[];
  count: number;
}

/** A trading post stands on the board. */
export interface PostBuiltEvent {
  event: "post-built";
  seat: Seat;
  space: Space;
  star: boolean;
}

export interface PotionBoughtEvent {
  event: "potion-bought";
  seat: Seat;
  potion: string;
}

export interface PotionDrunkEvent {
  event: "potion-drunk";
  seat: Seat;
  potion: string;
  on?: Seat;
}

/** It works no longer and is for sale again. */
export interface PotionSpentEvent {
  event: "potion-spent";
  seat: Seat;
  potion: string;
}

/** A partner was faster; nothing was laid (S4.3). */
export interface PurposeGoneEvent {
  event: "purpose-gone";
  seat: Seat;
}

export interface RoadBuiltEvent {
  event: "road-built";
  seat: Seat;
  shape: Shape;
  terrain: Terrain;
  space: Space;
  side: Side;
}

export interface RoadExploredEvent {
  event: "road-explored";
  seat: Seat;
  space: Space;
}

export interface RowFrozenEvent {
  event: "row-frozen";
  seat: Seat;
  of: Seat;
}

export interface RowPaidEvent {
  event: "row-paid";
  seat: Seat;
  purpose: string;
  cards: Card[];
}

/** A royal went to limbo for the rest of the game. */
export interface RoyalDeposedEvent {
  event: "royal-deposed";
  seat: Seat;
  card: Card;
}

/** A royal came to the shelter. */
export interface RoyalGivenEvent {
  event: "royal-given";
  seat: Seat;
  card: Card;
}

export interface ShelterReshuffledEvent {
  event: "shelter-reshuffled";
  seat: Seat;
  count: number;
}

/** A new top card lies face up (B1.6). */
export interface StackTurnedEvent {
  event: "stack-turned";
  card: Card;
}

export interface StormEventCopiedEvent {
  event: "storm-event-copied";
  seat: Seat;
  storm: number;
}

export interface StormEventDrawnEvent {
  event: "storm-event-drawn";
  seat: Seat;
  storm: number;
}

/** The played events are drawn again (S1.4). */
export interface StormEventsReshuffledEvent {
  event: "storm-events-reshuffled";
}

export interface TableDiscardedEvent {
  event: "table-discarded";
  seat: Seat;
  cards: Card[];
}

/** A tent for the day or a tent's copy ended; its cards went to the shelter. */
export interface TentDissolvedEvent {
  event: "tent-dissolved";
  seat: Seat;
  tent: Card;
  cards: Card[];
}

export interface TentStruckEvent {
  event: "tent-struck";
  seat: Seat;
  tent: Card;
  cards: Card[];
}

export interface TerrainRevealedEvent {
  event: "terrain-revealed";
  seat: Seat;
  shape: Shape;
  terrain: Terrain;
}

export interface TotalsAnnouncedEvent {
  event: "totals-announced";
  attack: number;
  defence: number;
}

export interface TurnBeganEvent {
  event: "turn-began";
  seat: Seat;
}

export interface UnitDoubledEvent {
  event: "unit-doubled";
  seat: Seat;
  card: Card;
}

export interface UnitHiredEvent {
  event: "unit-hired";
  seat: Seat;
  card: Card;
  supply: number;
}

export interface UnitPromotedEvent {
  event: "unit-promoted";
  seat: Seat;
  card: Card;
  new: Card;
}

/** Units have changed sides for the rest of the battle. */
export interface UnitsTakenOverEvent {
  event: "units-taken-over";
  seat: Seat;
  of: Seat;
  cards: Card[];
}

/** A player is a veteran no more (S5.3). */
export interface VeteranLapsedEvent {
  event: "veteran-lapsed";
  seat: Seat;
}

/** A player has become a veteran (S5.3). */
export interface VeteranNamedEvent {
  event: "veteran-named";
  seat: Seat;
}

/** A fact. */
export type GameEvent =
  | AmbushDroppedEvent
  | AmbushRecalledEvent
  | AmbushReturnedEvent
  | AmplifierLostEvent
  | AmplifierSpentEvent
  | AmplifierTakenEvent
  | AmuletRolledEvent
  | ArtefactCreatedEvent
  | ArtefactUsedEvent
  | AttackDeclaredEvent
  | AttackVoidedEvent
  | BagClosedEvent
  | BagOpenedEvent
  | BattleEndedEvent
  | BilkarrArrivedEvent
  | BilkarrMovedEvent
  | BuildingExploredEvent
  | CardAmbushedEvent
  | CardConvertedEvent
  | CardDealtEvent
  | CardDrawnEvent
  | CardEclipsedEvent
  | CardGazedEvent
  | CardLaidEvent
  | CardPickedEvent
  | CardSentToLimboEvent
  | CardStationedEvent
  | CardTakenEvent
  | CardWonEvent
  | CardsSummonedEvent
  | CardsTradedEvent
  | CheckpointReachedEvent
  | CityAnnexedEvent
  | CityBuiltEvent
  | CityChosenEvent
  | CityConqueredEvent
  | CityHiddenEvent
  | CityLoweredEvent
  | CitySetUpEvent
  | CityUpgradedEvent
  | CloakLiftedEvent
  | CohortAnnouncedEvent
  | DayBeganEvent
  | DefenderReactedEvent
  | FactionChosenEvent
  | FactionRemovedEvent
  | FanaticRousedEvent
  | FirstPlayerDrawnEvent
  | FortuneDrawnEvent
  | FortuneEmptyEvent
  | GameEndedEvent
  | GateArtefactBuriedEvent
  | GateArtefactsSeenEvent
  | GateLaidEvent
  | GreatArtefactBuriedEvent
  | GreatArtefactGivenEvent
  | GreatArtefactOfferedEvent
  | GreatArtefactSeenEvent
  | GreatArtefactSwappedEvent
  | HandDiscardedEvent
  | HandStruckEvent
  | HeroAppearedEvent
  | HeroHiredEvent
  | HeroJoinedEvent
  | HeroLostEvent
  | HeroMovedEvent
  | HeroRetreatedEvent
  | HeroSetUpEvent
  | LandReplacedEvent
  | LandSwappedEvent
  | MetamorphaInvokedEvent
  | MetamorphaLeftEvent
  | MetamorphaMovedEvent
  | MulliganTakenEvent
  | NationArrangedEvent
  | NpcSummonedEvent
  | PackPassedEvent
  | PostBuiltEvent
  | PotionBoughtEvent
  | PotionDrunkEvent
  | PotionSpentEvent
  | PurposeGoneEvent
  | RoadBuiltEvent
  | RoadExploredEvent
  | RowFrozenEvent
  | RowPaidEvent
  | RoyalDeposedEvent
  | RoyalGivenEvent
  | ShelterReshuffledEvent
  | StackTurnedEvent
  | StormEventCopiedEvent
  | StormEventDrawnEvent
  | StormEventsReshuffledEvent
  | TableDiscardedEvent
  | TentDissolvedEvent
  | TentStruckEvent
  | TerrainRevealedEvent
  | TotalsAnnouncedEvent
  | TurnBeganEvent
  | UnitDoubledEvent
  | UnitHiredEvent
  | UnitPromotedEvent
  | UnitsTakenOverEvent
  | VeteranLapsedEvent
  | VeteranNamedEvent;

/** A hand card is laid face down in a free ambush place (B9.1). */
export interface AmbushingFrame {
  frame: "ambushing";
  seat: Seat;
  left: number;
  begun: boolean;
}

/** The die names a gate in play. */
export interface AmplifyingFrame {
  frame: "amplifying";
  seat: Seat;
  hero: Hero;
}

/** The die puts Bilkarr on a gate. */
export interface ArrivingFrame {
  frame: "arriving";
  still: number;
}

/** The hero's target is named; the attack stands at once. */
export interface AssailingFrame {
  frame: "assailing";
  seat: Seat;
  hero: Hero;
}

/** A chest against the top card of an artefact stack; it is given when the card comes (S6.2). */
export interface BarteringFrame {
  frame: "bartering";
  seat: Seat;
  kind: Kind;
}

/** A battle between two sides, or against a neutral city or the ruins. */
export interface BattleFrame {
  frame: "battle";
  attacker: Seat;
  space: Space;
  defender?: Seat;
  hero: boolean;
  heroes: number;
  joined: number;
  at: "muster" | "weapon" | "opening" | "reaction" | "recall" | "defence" | "attack";
  fought: boolean;
}

/** Chance hides a Great Artefact under the next city. */
export interface BuryingFrame {
  frame: "burying";
}

/** Chance hides the next one. */
export interface BuryingAtGatesFrame {
  frame: "burying-at-gates";
}

/** The steps of a checkpoint. */
export interface CheckpointFrame {
  frame: "checkpoint";
  done: number;
}

/** The seats still to choose a starting city, in order; it gets their level 1 token. */
export interface ChoosingCitiesFrame {
  frame: "choosing-cities";
  seats: Seat[];
  spaces: Space[];
}

/** The seats still to choose a faction, in order. */
export interface ChoosingFactionsFrame {
  frame: "choosing-factions";
  seats: Seat[];
}

/** A player takes one of those on offer (B8.15), or what stands for one (S7.8). */
export interface ChoosingGreatArtefactFrame {
  frame: "choosing-great-artefact";
  seat: Seat;
  to: "new" | "hand" | "shelter";
}

/** Event 4: one road of any type is built free. */
export interface ChoosingRoadFrame {
  frame: "choosing-road";
  seat: Seat;
}

/** A player names an artefact stack and gets a card of it to the hand. */
export interface ChoosingStackFrame {
  frame: "choosing-stack";
  seat: Seat;
}

/** The top card of the artefact's stack goes to the hand, matched or not. */
export interface CollectingFrame {
  frame: "collecting";
  seat: Seat;
  kind: Kind;
}

/** A played event is copied (event 8). */
export interface CopyingFrame {
  frame: "copying";
  seat: Seat;
}

/** The new artefact is laid at the end of its row (B3.3). */
export interface CreatingFrame {
  frame: "creating";
  seat: Seat;
  kind: Kind;
}

/** A player is dealt units at random. */
export interface DealingFrame {
  frame: "dealing";
  seat: Seat;
  kinds: Kind[];
}

/** Event 12: one tent is destroyed; it and its cards go to their owner's shelter. */
export interface DestroyingTentFrame {
  frame: "destroying-tent";
  seat: Seat;
}

/** A hand unit is named: it counts as two this turn, in one row, a battle line, or branched. */
export interface DoublingFrame {
  frame: "doubling";
  seat: Seat;
}

/** A pack with as many cards as players is drawn and goes round; each holder picks one. */
export interface DraftingFrame {
  frame: "drafting";
  round: number;
  seats: Seat[];
  pack: Card[];
}

/** A player draws from the nation; it is refilled from the shelter when empty (B2.5). */
export interface DrawingFrame {
  frame: "drawing";
  seat: Seat;
  left: number;
}

/** Chance names the first player. */
export interface DrawingFirstFrame {
  frame: "drawing-first";
}

/** A fortune card is drawn and applied (S8.1, S8.2). */
export interface DrawingFortuneFrame {
  frame: "drawing-fortune";
  seat: Seat;
  to: "new" | "hand" | "shelter";
  card: number;
  left: number;
  drawn: Card[];
}

/** A fourth ambush card: one of the three goes to the shelter first (B5.5). */
export interface DroppingFrame {
  frame: "dropping";
  seat: Seat;
  item: Item;
  line?: number;
  place: number;
}

/** A card put to use: from the hand or already on the table, and as what. */
export interface Item {
  card: Card;
  kind: Kind;
  table: boolean;
}

/** The die names the gate on which she enters. */
export interface EnteringFrame {
  frame: "entering";
}

/** An own Great Artefact is swapped for one on offer or a fortune card. */
export interface ExchangingFrame {
  frame: "exchanging";
  seat: Seat;
  hero: Hero;
  card: Card;
}

/** Chance reveals a building; it gets the explorer's token at once. */
export interface ExploringFrame {
  frame: "exploring";
  seat: Seat;
  space: Space;
}

/** A battle that heroes fight from where they stand. */
export interface FarBattleFrame {
  frame: "far-battle";
  attacker: Seat;
  space: Space;
  defender?: Seat;
  hero: boolean;
  heroes: number;
  joined: number;
  at: "muster" | "weapon" | "opening" | "reaction" | "recall" | "defence" | "attack";
  fought: boolean;
  far: Hero[];
}

/** The top card of an artefact stack, face down until now, goes to the frame below. */
export interface FetchingFrame {
  frame: "fetching";
  kind: Kind;
  shuffle: boolean;
}

/** The player takes supply cards from the common supply to the hand (S7.2). */
export interface FillingFrame {
  frame: "filling";
  seat: Seat;
}

/** An opponent may cancel the row that lies. */
export interface FreezingFrame {
  frame: "freezing";
  seat: Seat;
  of: Seat;
}

/** A player takes one card of choice from limbo to the hand (S1.5, S7.7). */
export interface FromLimboFrame {
  frame: "from-limbo";
  seat: Seat;
}

/** The card goes to the hand. */
export interface GainingArtefactFrame {
  frame: "gaining-artefact";
  seat: Seat;
  kind: Kind;
}

/** A player draws up to two cards: one, and after a look at it another or none. */
export interface GatheringFrame {
  frame: "gathering";
  seat: Seat;
  left: number;
}

/** The player looks at the top cards of the nation and chooses those that lie on top (S7.5). */
export interface GazingFrame {
  frame: "gazing";
  seat: Seat;
  looked: number;
  chosen: number;
}

/** The player names cities for the Cloak (S7.4). */
export interface HidingFrame {
  frame: "hiding";
  seat: Seat;
}

/** A player chooses the card to give for her ability; asked even where there is only one. */
export interface InvokingFrame {
  frame: "invoking";
  seat: Seat;
  hero: Hero;
  terrain: Terrain;
}

/** At the end of the turn one tent of several copies stays, the owner chooses (B5.5). */
export interface KeepingTentFrame {
  frame: "keeping-tent";
  seat: Seat;
}

/** One crossroads city of each terrain, at random; those left over leave the game (B14). */
export interface LayingCitiesFrame {
  frame: "laying-cities";
  spaces: Space[];
  terrains: Faction[];
  level: number;
}

/** Chance lays one gate after the other. */
export interface LayingGatesFrame {
  frame: "laying-gates";
  spaces: Space[];
  gates: Faction[];
}

/** The traveller may spend the amplifier, look under the gate and take one. */
export interface LookingFrame {
  frame: "looking";
  seat: Seat;
  gate: number;
  looked: boolean;
}

/** The whole hand to the shelter, the owner choosing the top card; then five are drawn. */
export interface MulliganingFrame {
  frame: "mulliganing";
  seat: Seat;
}

/** A card of a battle line has become wild: what it is used as (B5.5, B8.12). */
export interface NamingFrame {
  frame: "naming";
  seat: Seat;
  place: number;
}

/** The steps between two days (B11.1). */
export interface NightFrame {
  frame: "night";
  done: number;
}

/** Great Artefacts are drawn for the offer; the others lie aside, face down (B14, S7.0). */
export interface OfferingFrame {
  frame: "offering";
  left: number;
}

/** A hero has stopped on the Bridge: its player may do one of three things, or nothing. */
export interface OnTheBridgeFrame {
  frame: "on-the-bridge";
  seat: Seat;
  hero: Hero;
  giving: boolean;
}

/** A player chooses with which cards to pay. */
export interface PayingFrame {
  frame: "paying";
  seat: Seat;
  purpose: Choice;
}

/** A row lies and its purpose is named; it takes effect after the frame above (S13.4). */
export interface PendingFrame {
  frame: "pending";
  seat: Seat;
  purpose: Choice;
}

/** The builder lays the card; it leaves its stack only now, so the places stay as they were. */
export interface PlacingFrame {
  frame: "placing";
  seat: Seat;
  shape: Shape;
  level?: number;
  terrain: Terrain;
}

/** One hand unit is promoted by one rank, as by a title but without one (S1, S12.3). */
export interface PromotingFreeFrame {
  frame: "promoting-free";
  seat: Seat;
  table: boolean;
}

/** Chance strikes cards out of a defender's hand; they go to the shelter together. */
export interface RagingFrame {
  frame: "raging";
  seat: Seat;
  struck: Card[];
}

/** One own city gets the next level free (S1.6). */
export interface RaisingFreeFrame {
  frame: "raising-free";
  seat: Seat;
}

/** The player takes cards of one type from the own shelter to the hand, shown to all (S7.3). */
export interface RallyingFrame {
  frame: "rallying";
  seat: Seat;
  left: number;
  kind?: Kind;
}

/** A player takes a card from limbo to the hand, or uses another power of the Scroll (S7.7). */
export interface ReadingFrame {
  frame: "reading";
  seat: Seat;
}

/** Chance names the faction that is left out. */
export interface RemovingFactionFrame {
  frame: "removing-faction";
  left: number;
}

/** Event 7: a card is replaced by another of its stack, its exits in the same directions. */
export interface ReplacingFrame {
  frame: "replacing";
  seat: Seat;
  space?: Space;
}

/** Up to three cards are replaced; each space keeps its exits, token and figures (S7.9). */
export interface ReshapingFrame {
  frame: "reshaping";
  seat: Seat;
  left: number;
}

/** The retreat is paid (B8.8). */
export interface RetreatingFrame {
  frame: "retreating";
  seat: Seat;
  space: Space;
}

/** The top card of a terrain stack is turned. */
export interface RevealingFrame {
  frame: "revealing";
  seat: Seat;
  shape: Shape;
  level?: number;
}

/** The uninterrupted move of one horse; free steps of the same hero may lie in it (B12.1). */
export interface RidingFrame {
  frame: "riding";
  seat: Seat;
  hero: Hero;
  left: number;
  moved: boolean;
}

/** The die is rolled for a card on an amulet. */
export interface RollingFrame {
  frame: "rolling";
  seat: Seat;
  item: Item;
  line?: number;
  place: number;
}

/** Turn after turn, day after day (B11.1). */
export interface RoundFrame {
  frame: "round";
  seat: Seat;
  over: boolean;
}

/** The steps of set-up; then the first day begins. */
export interface SetupFrame {
  frame: "setup";
  done: number;
}

/** The traveller may spend the amplifier for a Great Artefact on offer or a fortune card. */
export interface SpendingFrame {
  frame: "spending";
  seat: Seat;
  hero: Hero;
}

/** A hand card is laid on the tent, face up. */
export interface StationingFrame {
  frame: "stationing";
  seat: Seat;
  left: number;
}

/** The storm event of a jump is drawn, applied, and joins the played pile (S1.3, S1.4). */
export interface StormingFrame {
  frame: "storming";
  seat: Seat;
  hero: Hero;
  origin: Space;
  space: Space;
  event: number;
}

/** The player looks through the nation and takes up to two cards, shown to all (B6.6). */
export interface SummoningFrame {
  frame: "summoning";
  seat: Seat;
  left: number;
}

/** Team after team, day after day. One such frame lies at the bottom of each partner's lane. */
export interface TeamRoundFrame {
  frame: "team-round";
  team: number;
  over: boolean;
}

/** An amulet, title or scroll lies on the table; its target is chosen (B5.1). */
export interface TransformingFrame {
  frame: "transforming";
  seat: Seat;
  item: Item;
  line?: number;
  old?: Card;
  named: Faction;
  place: number;
  left?: number;
  chosen?: Choice;
}

/** The rest of a travel row after its jump and the storm event (S1.3); the way is named anew. */
export interface TravellingFrame {
  frame: "travelling";
  seat: Seat;
  hero: Hero;
  left: number;
  moved: boolean;
}

/** A player's turn; 2, 4 and 5 of its steps are mandatory (B2). */
export interface TurnFrame {
  frame: "turn";
  seat: Seat;
  at: "cohort" | "ambush" | "actions" | "discard" | "draw" | "done";
}

/** The next card of a unit stack is turned face up (B1.6). */
export interface TurningUpFrame {
  frame: "turning-up";
  kind: Kind;
}

/** A battle that one hero opens without a weapon, from beside its target. */
export interface UnarmedBattleFrame {
  frame: "unarmed-battle";
  attacker: Seat;
  space: Space;
  defender?: Seat;
  hero: boolean;
  heroes: number;
  joined: number;
  at: "muster" | "weapon" | "opening" | "reaction" | "recall" | "defence" | "attack";
  fought: boolean;
  far: Hero[];
}

/** One thing in progress. The top frame of a lane asks; those below wait for it. */
export type Frame =
  | AmbushingFrame
  | AmplifyingFrame
  | ArrivingFrame
  | AssailingFrame
  | BarteringFrame
  | BattleFrame
  | BuryingFrame
  | BuryingAtGatesFrame
  | CheckpointFrame
  | ChoosingCitiesFrame
  | ChoosingFactionsFrame
  | ChoosingGreatArtefactFrame
  | ChoosingRoadFrame
  | ChoosingStackFrame
  | CollectingFrame
  | CopyingFrame
  | CreatingFrame
  | DealingFrame
  | DestroyingTentFrame
  | DoublingFrame
  | DraftingFrame
  | DrawingFrame
  | DrawingFirstFrame
  | DrawingFortuneFrame
  | DroppingFrame
  | EnteringFrame
  | ExchangingFrame
  | ExploringFrame
  | FarBattleFrame
  | FetchingFrame
  | FillingFrame
  | FreezingFrame
  | FromLimboFrame
  | GainingArtefactFrame
  | GatheringFrame
  | GazingFrame
  | HidingFrame
  | InvokingFrame
  | KeepingTentFrame
  | LayingCitiesFrame
  | LayingGatesFrame
  | LookingFrame
  | MulliganingFrame
  | NamingFrame
  | NightFrame
  | OfferingFrame
  | OnTheBridgeFrame
  | PayingFrame
  | PendingFrame
  | PlacingFrame
  | PromotingFreeFrame
  | RagingFrame
  | RaisingFreeFrame
  | RallyingFrame
  | ReadingFrame
  | RemovingFactionFrame
  | ReplacingFrame
  | ReshapingFrame
  | RetreatingFrame
  | RevealingFrame
  | RidingFrame
  | RollingFrame
  | RoundFrame
  | SetupFrame
  | SpendingFrame
  | StationingFrame
  | StormingFrame
  | SummoningFrame
  | TeamRoundFrame
  | TransformingFrame
  | TravellingFrame
  | TurnFrame
  | TurningUpFrame
  | UnarmedBattleFrame;

/** The row takes effect. */
export interface AllowChoice {
  choice: string;
  verb: "allow";
}

export interface AmbushChoice {
  choice: string;
  verb: "ambush";
  card: Card;
}

export interface AnnexChoice {
  choice: string;
  verb: "annex";
  space: Space;
}

export interface AsChoice {
  choice: string;
  verb: "as";
  kind: Kind;
}

export interface AttackChoice {
  choice: string;
  verb: "attack";
  space: Space;
  hero_of?: Seat;
}

export interface BuildChoice {
  choice: string;
  verb: "build";
  shape: Shape;
  level?: number;
}

/** A trading post on this road. */
export interface BuildPostChoice {
  choice: string;
  verb: "post";
  space: Space;
}

export interface BuyPotionChoice {
  choice: string;
  verb: "buy-potion";
  potion: string;
}

export interface ChooseCityChoice {
  choice: string;
  verb: "city";
  space: Space;
}

export interface ChooseFactionChoice {
  choice: string;
  verb: "faction";
  faction: Faction;
}

export interface CohortChoice {
  choice: string;
  verb: "cohort";
  faction: Faction;
  size: number;
  other?: Faction;
}

/** A card from an own building (S15.3). */
export interface CollectChoice {
  choice: string;
  verb: "collect";
  space: Space;
}

export interface ConvertChoice {
  choice: string;
  verb: "convert";
  card: Card;
  faction: Faction;
  table: boolean;
  sought: Card;
}

/** The played event that is copied. */
export interface CopyEventChoice {
  choice: string;
  verb: "copy";
  event: number;
}

export interface CreateChoice {
  choice: string;
  verb: "create";
  artefact: Kind;
}

/** Nothing more on the Bridge. */
export interface CrossChoice {
  choice: string;
  verb: "cross";
}

/** A queen makes a city a residence, a king a residence the capital. */
export interface CrownChoice {
  choice: string;
  verb: "crown";
  space: Space;
}

/** A tent with these cards. */
export interface DestroyTentChoice {
  choice: string;
  verb: "destroy-tent";
  of: Seat;
  tent: Card;
  cards: Card[];
}

export interface DoneChoice {
  choice: string;
  verb: "done";
}

export interface DrawChoice {
  choice: string;
  verb: "draw";
  card: Card;
}

/** One more card, after a look at those drawn before. */
export interface DrawAnotherChoice {
  choice: string;
  verb: "draw-another";
}

/** The storm event that chance draws. */
export interface DrawEventChoice {
  choice: string;
  verb: "event";
  event: number;
}

/** A fortune card instead of a Great Artefact on offer (S7.8). */
export interface DrawFortuneChoice {
  choice: string;
  verb: "draw-fortune";
}

export interface DrawTerrainChoice {
  choice: string;
  verb: "terrain";
  terrain: Terrain;
}

/** A potion is drunk, or poured on somebody. */
export interface DrinkChoice {
  choice: string;
  verb: "drink";
  potion: string;
  on?: Seat;
}

export interface DropChoice {
  choice: string;
  verb: "drop";
  card: Card;
}

/** The solar eclipse makes one hand card another. */
export interface EclipseChoice {
  choice: string;
  verb: "eclipse";
  card: Card;
  kind: Kind;
}

export interface EndChoice {
  choice: string;
  verb: "end";
}

/** An own Great Artefact for another. */
export interface ExchangeChoice {
  choice: string;
  verb: "exchange";
  card: Card;
}

/** A face-down valley card is explored (S15.2). */
export interface ExploreChoice {
  choice: string;
  verb: "explore";
  space: Space;
}

export interface FightChoice {
  choice: string;
  verb: "fight";
}

export interface FirstChoice {
  choice: string;
  verb: "first";
  seat: Seat;
}

export interface FlyChoice {
  choice: string;
  verb: "fly";
  hero: Hero;
  space: Space;
}

/** The freezing touch cancels the row. */
export interface FreezeChoice {
  choice: string;
  verb: "freeze";
}

/** Heroes by name that attack from where they stand (S7.1). */
export interface FromChoice {
  choice: string;
  verb: "from";
  heroes: Hero[];
}

/** An own Great Artefact for a free upgrade. */
export interface GiveArtefactChoice {
  choice: string;
  verb: "give-artefact";
  card: Card;
}

export interface HaltChoice {
  choice: string;
  verb: "halt";
}

/** An own city. */
export interface HideChoice {
  choice: string;
  verb: "hide";
  space: Space;
}

export interface HireChoice {
  choice: string;
  verb: "hire";
  unit: Kind;
}

export interface HireHeroChoice {
  choice: string;
  verb: "hero";
  space: Space;
}

/** Her ability for this hero. */
export interface InvokeChoice {
  choice: string;
  verb: "invoke";
  hero: Hero;
  terrain: Terrain;
}

export interface JoinChoice {
  choice: string;
  verb: "join";
}

/** A hero goes from a stormgate to another one; the row may hold steps before and after it. */
export interface JumpChoice {
  choice: string;
  verb: "jump";
  hero: Hero;
  space: Space;
  origin?: Space;
  further: number;
}

export interface KeepChoice {
  choice: string;
  verb: "keep";
}

/** It is kept for later. */
export interface KeepAmplifierChoice {
  choice: string;
  verb: "keep-amplifier";
}

export interface KeepTentChoice {
  choice: string;
  verb: "keep-tent";
  tent: number;
}

export interface LayChoice {
  choice: string;
  verb: "lay";
  item: Item;
  copies: number;
}

export interface LimboChoice {
  choice: string;
  verb: "limbo";
  card: Card;
}

/** One own city by two levels, or two by one each, for a Great Artefact. */
export interface LowerChoice {
  choice: string;
  verb: "lower";
  space: Space;
  other?: Space;
}

export interface MulliganChoice {
  choice: string;
  verb: "mulligan";
}

export interface NameFactionChoice {
  choice: string;
  verb: "name";
  faction: Faction;
}

export interface OnChoice {
  choice: string;
  verb: "on";
  card: Card;
  table: boolean;
}

export interface PassChoice {
  choice: string;
  verb: "pass";
}

export interface PayChoice {
  choice: string;
  verb: "pay";
  items: Item[];
}

/** A card of the pack. */
export interface PickChoice {
  choice: string;
  verb: "pick";
  card: Card;
}

export interface PlaceChoice {
  choice: string;
  verb: "place";
  space: Space;
  side: Side;
}

export interface PromoteChoice {
  choice: string;
  verb: "promote";
  card: Card;
  ranks: number;
  table: boolean;
  sought: Kind;
}

/** The berserk potion strikes cards out of the defender's hand. */
export interface RageChoice {
  choice: string;
  verb: "rage";
}

export interface RecallChoice {
  choice: string;
  verb: "recall";
}

export interface RemoveChoice {
  choice: string;
  verb: "remove";
  faction: Faction;
}

/** The card on the board that is replaced. */
export interface ReplaceCardChoice {
  choice: string;
  verb: "replace-card";
  space: Space;
}

/** The card on this space is replaced by one of this terrain from its stack. */
export interface ReshapeChoice {
  choice: string;
  verb: "reshape";
  space: Space;
  terrain: Terrain;
}

export interface RetreatChoice {
  choice: string;
  verb: "retreat";
  space: Space;
}

/** Which building lies there; chance decides. */
export interface RevealChoice {
  choice: string;
  verb: "reveal";
  gives: Kind;
}

export interface RideChoice {
  choice: string;
  verb: "ride";
  hero: Hero;
  item: Item;
}

export interface RollChoice {
  choice: string;
  verb: "roll";
  die: number;
}

/** A fanatic to be played, and the card that goes to limbo for it. */
export interface RouseChoice {
  choice: string;
  verb: "rouse";
  item: Item;
  sacrifice: Card;
}

/** Great Artefacts are drawn from the remaining pile and one is kept (S8.2). */
export interface SeekArtefactChoice {
  choice: string;
  verb: "seek-artefact";
}

export interface SkipChoice {
  choice: string;
  verb: "skip";
}

/** A storm amplifier is spent after a jump (S15.6, S15.7). */
export interface SpendAmplifierChoice {
  choice: string;
  verb: "spend-amplifier";
}

export interface StandChoice {
  choice: string;
  verb: "stand";
}

export interface StationChoice {
  choice: string;
  verb: "station";
  card: Card;
}

export interface StepChoice {
  choice: string;
  verb: "step";
  hero: Hero;
  side: Side;
}

export interface StrikeChoice {
  choice: string;
  verb: "strike";
  tent: number;
}

/** One of those whom nobody owns comes to this space. */
export interface SummonChoice {
  choice: string;
  verb: "summon";
  npc: string;
  space: Space;
}

export interface SurrenderChoice {
  choice: string;
  verb: "surrender";
}

/** The cards on these spaces change places, turned as their new neighbours need them. */
export interface SwapLandChoice {
  choice: string;
  verb: "swap-land";
  space: Space;
  other: Space;
}

export interface TakeChoice {
  choice: string;
  verb: "take";
  card: Card;
}

/** An artefact stack to take a card from. */
export interface TakeFromChoice {
  choice: string;
  verb: "take-from";
  artefact: Kind;
}

/** The units at these places of the other line. */
export interface TakeOverChoice {
  choice: string;
  verb: "take-over";
  places: number[];
}

/** A stardust card instead (S8.2). */
export interface TakeStardustChoice {
  choice: string;
  verb: "take-stardust";
}

/** So many supply cards from the Bag. */
export interface TakeSupplyChoice {
  choice: string;
  verb: "take-supply";
  count: number;
}

/** The terrain of the new card, out of those in its stack. */
export interface TakeTerrainChoice {
  choice: string;
  verb: "take-terrain";
  terrain: Terrain;
}

/** The same, as the purpose of a row that holds the toll alone: the step is paid otherwise. */
export interface TollChoice {
  choice: string;
  verb: "toll";
  hero: Hero;
  space: Space;
}

export interface TopChoice {
  choice: string;
  verb: "top";
  card: Card;
}

export interface TopCardChoice {
  choice: string;
  verb: "top-card";
}

/** An artefact against a chest, a chest against a card of this artefact's stack, or supply against stardust. */
export interface TradeChoice {
  choice: string;
  verb: "trade";
  card: Card;
  artefact?: Kind;
}

/** One travel row: a hero goes by road to a space two steps away or more, or out and back. */
export interface TravelChoice {
  choice: string;
  verb: "travel";
  hero: Hero;
  space: Space;
}

/** The fortune card that chance turns up, by its number. */
export interface TurnFortuneChoice {
  choice: string;
  verb: "fortune";
  card: number;
}

export interface TurnItselfChoice {
  choice: string;
  verb: "turn-itself";
  faction: Faction;
  sought: Card;
}

export interface UpgradeChoice {
  choice: string;
  verb: "upgrade";
  space: Space;
}

export interface UseChoice {
  choice: string;
  verb: "use";
  item: Item;
}

export interface WithChoice {
  choice: string;
  verb: "with";
  heroes: number;
}

/** What a player or chance decides. */
export type Choice =
  | AllowChoice
  | AmbushChoice
  | AnnexChoice
  | AsChoice
  | AttackChoice
  | BuildChoice
  | BuildPostChoice
  | BuyPotionChoice
  | ChooseCityChoice
  | ChooseFactionChoice
  | CohortChoice
  | CollectChoice
  | ConvertChoice
  | CopyEventChoice
  | CreateChoice
  | CrossChoice
  | CrownChoice
  | DestroyTentChoice
  | DoneChoice
  | DrawChoice
  | DrawAnotherChoice
  | DrawEventChoice
  | DrawFortuneChoice
  | DrawTerrainChoice
  | DrinkChoice
  | DropChoice
  | EclipseChoice
  | EndChoice
  | ExchangeChoice
  | ExploreChoice
  | FightChoice
  | FirstChoice
  | FlyChoice
  | FreezeChoice
  | FromChoice
  | GiveArtefactChoice
  | HaltChoice
  | HideChoice
  | HireChoice
  | HireHeroChoice
  | InvokeChoice
  | JoinChoice
  | JumpChoice
  | KeepChoice
  | KeepAmplifierChoice
  | KeepTentChoice
  | LayChoice
  | LimboChoice
  | LowerChoice
  | MulliganChoice
  | NameFactionChoice
  | OnChoice
  | PassChoice
  | PayChoice
  | PickChoice
  | PlaceChoice
  | PromoteChoice
  | RageChoice
  | RecallChoice
  | RemoveChoice
  | ReplaceCardChoice
  | ReshapeChoice
  | RetreatChoice
  | RevealChoice
  | RideChoice
  | RollChoice
  | RouseChoice
  | SeekArtefactChoice
  | SkipChoice
  | SpendAmplifierChoice
  | StandChoice
  | StationChoice
  | StepChoice
  | StrikeChoice
  | SummonChoice
  | SurrenderChoice
  | SwapLandChoice
  | TakeChoice
  | TakeFromChoice
  | TakeOverChoice
  | TakeStardustChoice
  | TakeSupplyChoice
  | TakeTerrainChoice
  | TollChoice
  | TopChoice
  | TopCardChoice
  | TradeChoice
  | TravelChoice
  | TurnFortuneChoice
  | TurnItselfChoice
  | UpgradeChoice
  | UseChoice
  | WithChoice;

export type Seat = "p1" | "p2" | "p3" | "p4" | "p5" | "p6";

export type Faction =
  | "barfolk"
  | "islanders"
  | "emberians"
  | "cloudborn"
  | "sunblessed"
  | "wolfsclan"
  | "neutral"
  | "fanatic";

export type Terrain = "woods" | "lakes" | "canyons" | "mountains" | "jungle" | "ice" | "neutral";

export type Kind =
  | "supply"
  | "friman"
  | "chief"
  | "priest"
  | "lord"
  | "queen"
  | "king"
  | "tool"
  | "weapon"
  | "amulet"
  | "title"
  | "scroll"
  | "tent"
  | "horse"
  | "hammer"
  | "sword"
  | "shield"
  | "wings"
  | "horn"
  | "arrow"
  | "bag"
  | "banner"
  | "cloak"
  | "crystal"
  | "mask"
  | "lost-scroll"
  | "staff"
  | "stardust"
  | "chest"
  | "wild";

export type Card =
  | "supply"
  | "friman.barfolk"
  | "friman.islanders"
  | "friman.emberians"
  | "friman.cloudborn"
  | "friman.sunblessed"
  | "friman.wolfsclan"
  | "chief.barfolk"
  | "chief.islanders"
  | "chief.emberians"
  | "chief.cloudborn"
  | "chief.sunblessed"
  | "chief.wolfsclan"
  | "priest.barfolk"
  | "priest.islanders"
  | "priest.emberians"
  | "priest.cloudborn"
  | "priest.sunblessed"
  | "priest.wolfsclan"
  | "lord.barfolk"
  | "lord.islanders"
  | "lord.emberians"
  | "lord.cloudborn"
  | "lord.sunblessed"
  | "lord.wolfsclan"
  | "queen.barfolk"
  | "queen.islanders"
  | "queen.emberians"
  | "queen.cloudborn"
  | "queen.sunblessed"
  | "queen.wolfsclan"
  | "king.barfolk"
  | "king.islanders"
  | "king.emberians"
  | "king.cloudborn"
  | "king.sunblessed"
  | "king.wolfsclan"
  | "tool.barfolk"
  | "tool.islanders"
  | "tool.emberians"
  | "tool.cloudborn"
  | "tool.sunblessed"
  | "tool.wolfsclan"
  | "weapon.barfolk"
  | "weapon.islanders"
  | "weapon.emberians"
  | "weapon.cloudborn"
  | "weapon.sunblessed"
  | "weapon.wolfsclan"
  | "amulet.barfolk"
  | "amulet.islanders"
  | "amulet.emberians"
  | "amulet.cloudborn"
  | "amulet.sunblessed"
  | "amulet.wolfsclan"
  | "title.barfolk"
  | "title.islanders"
  | "title.emberians"
  | "title.cloudborn"
  | "title.sunblessed"
  | "title.wolfsclan"
  | "scroll.barfolk"
  | "scroll.islanders"
  | "scroll.emberians"
  | "scroll.cloudborn"
  | "scroll.sunblessed"
  | "scroll.wolfsclan"
  | "tent.barfolk"
  | "tent.islanders"
  | "tent.emberians"
  | "tent.cloudborn"
  | "tent.sunblessed"
  | "tent.wolfsclan"
  | "horse.barfolk"
  | "horse.islanders"
  | "horse.emberians"
  | "horse.cloudborn"
  | "horse.sunblessed"
  | "horse.wolfsclan"
  | "hammer"
  | "sword"
  | "shield"
  | "wings"
  | "horn"
  | "arrow"
  | "bag"
  | "banner"
  | "cloak"
  | "crystal"
  | "mask"
  | "lost-scroll"
  | "staff"
  | "stardust"
  | "chest"
  | "friman.fanatic"
  | "chief.fanatic"
  | "priest.fanatic"
  | "lord.fanatic";

export type Shape =
  | "city-one"
  | "city-opposite"
  | "city-corner"
  | "city-three"
  | "city-four"
  | "straight"
  | "curve"
  | "tee"
  | "crossroads"
  | "ruins"
  | "stormgate"
  | "valley-road"
  | "building"
  | "link"
  | "closed-road"
  | "closed-building";

export type Side = "north" | "east" | "south" | "west";

export type Space = string;

export type Hero = 1 | 2;

/** A terrain card on the board. */
export interface Tile {
  shape: Shape;
  terrain: Terrain;
  exits: Side[];
}

/** A player's hero. */
export interface Figure {
  seat: Seat;
  hero: Hero;
}
