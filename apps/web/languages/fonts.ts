import type { LanguageId } from '@toile/rules/languages/index.ts'

/** The fonts of letters that ours does not have; each in slices, of which a browser fetches those whose letters stand on the page. */
const fonts: Partial<Record<LanguageId, () => Promise<unknown>>> = {
  zh: () => import('./fonts/zh.css'),
  ja: () => import('./fonts/ja.css'),
  ko: () => import('./fonts/ko.css'),
  th: () => import('./fonts/th.css'),
}

/** Makes the letters of a language known to the page. */
export async function loadFont(id: LanguageId): Promise<void> {
  await fonts[id]?.()
}
