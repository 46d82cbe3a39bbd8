// Runs before the first paint, so that a dark screen never flashes light. The key is that of shell/theme/scheme.ts.
const chosen = localStorage.getItem('toile-scheme')
const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
