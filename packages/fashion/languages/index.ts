/** The languages of the product; English is written in the code (requirement S1.28). */
export const languages = [
  { id: 'en', name: 'English' },
  { id: 'zh', name: '简体中文' },
  { id: 'ko', name: '한국어' },
  { id: 'ja', name: '日本語' },
  { id: 'ru', name: 'Русский' },
  { id: 'fr', name: 'Français' },
  { id: 'th', name: 'ไทย' },
  { id: 'vi', name: 'Tiếng Việt' },
  { id: 'it', name: 'Italiano' },
] as const
export type LanguageId = (typeof languages)[number]['id']

/** The language of an id or a browser's tag ('zh-CN'), English when none fits. */
export const languageOf = (tag: string | undefined): LanguageId =>
  languages.find(({ id }) => id === tag?.toLowerCase().slice(0, 2))?.id ?? 'en'
