/** What a colour of a script is for: pale and deep neutrals, the bases that carry the collection, tones between, and accents in small amounts. */
export const scriptRoles = [
  { id: 'base', label: 'Base' },
  { id: 'tone', label: 'Tone' },
  { id: 'accent', label: 'Accent' },
  { id: 'light', label: 'Light' },
  { id: 'deep', label: 'Deep' },
] as const
export type ScriptRole = (typeof scriptRoles)[number]['id']
