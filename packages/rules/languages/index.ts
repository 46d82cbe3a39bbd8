import type { Area } from './areas.ts'
import { words as counted } from './en/shell.ts'
import type { Words } from './words.ts'

/** The words of an area, from the folder of a language. */
type Loaded = Promise<{ words: Words }>

/** The languages of the product, each a folder and a line; English is written in the code (requirement S1.28). */
export const languages = [
  { id: 'en', name: 'English', load: (): Loaded => Promise.resolve({ words: counted }) },
  { id: 'zh', name: '简体中文', load: (area: Area): Loaded => import(`./zh/${area}.ts`) },
  { id: 'ko', name: '한국어', load: (area: Area): Loaded => import(`./ko/${area}.ts`) },
  { id: 'ja', name: '日本語', load: (area: Area): Loaded => import(`./ja/${area}.ts`) },
  { id: 'ru', name: 'Русский', load: (area: Area): Loaded => import(`./ru/${area}.ts`) },
  { id: 'fr', name: 'Français', load: (area: Area): Loaded => import(`./fr/${area}.ts`) },
  { id: 'th', name: 'ไทย', load: (area: Area): Loaded => import(`./th/${area}.ts`) },
  { id: 'vi', name: 'Tiếng Việt', load: (area: Area): Loaded => import(`./vi/${area}.ts`) },
  { id: 'it', name: 'Italiano', load: (area: Area): Loaded => import(`./it/${area}.ts`) },
] as const
export type LanguageId = (typeof languages)[number]['id']

/** The language of an id or a browser's tag ('zh-CN'), English when none fits. */
export const languageOf = (tag: string | undefined): LanguageId =>
  languages.find(({ id }) => id === tag?.toLowerCase().slice(0, 2))?.id ?? 'en'
