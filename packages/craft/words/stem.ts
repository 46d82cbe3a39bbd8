import type { LanguageId } from '@toile/rules/languages/index.ts'

const russian =
  /(ьего|ьему|ьими|иями|ями|ами|ьями|ого|его|ому|ему|ыми|ими|иях|ях|ах|ией|ой|ей|ый|ий|ая|яя|ое|ее|ые|ие|ую|юю|ым|им|ом|ем|ых|их|ов|ев|ью|ия|ии|ам|ям|а|я|о|е|ы|и|у|ю|ь|й)$/

const stems: Partial<Record<LanguageId, (word: string) => string>> = {
  ru: (word) => word.replace(russian, ''),
  en: (word) =>
    word
      .replace(/ies$/, 'y')
      .replace(/(ss|x|sh|ch)es$/, '$1')
      .replace(/([^su])s$/, '$1'),
  fr: (word) =>
    word
      .replace(/aux$/, 'al')
      .replace(/[xs]$/, '')
      .replace(/ee?$/, '')
      .replace(/([nlt])\1$/, '$1')
      .replace(/iv$/, 'if')
      .replace(/eus$/, 'eu')
      .replace(/ch$/, 'c')
      .replace(/gu$/, 'g'),
  it: (word) => word.replace(/i?[aeio]$/, '').replace(/([cg])h$/, '$1'),
}

/** Takes an inflection off a folded word where three letters remain; it never turns a noun into a verb. */
export function stem(word: string, language: LanguageId): string {
  const stemmed = stems[language]?.(word) ?? word
  return stemmed.length >= 3 ? stemmed : word
}
