"""The game server: tables, seats and people, over HTTP and WebSocket."""
