/** One way to give a garment what a word asks for: an option of a knob, or a measure turned by a share of its range. */
export type Way = { knob: string; option: string } | { measure: string; by: number }

/** What answers a word of the vocabulary: garments that are so by nature, and ways to make others so. */
export interface Answer {
  concept: string
  /** Ids of garments; `*` before a category stands for all of it. */
  garments: readonly string[]
  /** Options of knobs, any of which is an answer, and measures, which are turned together. */
  ways: readonly Way[]
}

function readWay(text: string): Way {
  const [, name, sign, value = ''] = /^(\w+)([=+-])(.+)$/.exec(text) ?? []
  if (name === undefined) throw new Error(`${text} is not a way`)
  return sign === '='
    ? { knob: name, option: value }
    : { measure: name, by: sign === '+' ? Number(value) : -Number(value) }
}

const words = (text: string) => text.split(' ').filter(Boolean)

/** A row of the table: `knob=option` and `measure+share`, then garments that are so by nature. */
export const answer = (concept: string, ways: string, garments = ''): Answer => ({
  concept,
  garments: words(garments),
  ways: words(ways).map(readWay),
})
