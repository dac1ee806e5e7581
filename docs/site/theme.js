// Light, dark, or as the machine likes it: what the reader chose last.
document.body.dataset.theme = localStorage.getItem("theme") || "auto";
