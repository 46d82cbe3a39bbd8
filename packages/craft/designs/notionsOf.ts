import { findNotion } from '../notions/index.ts'
import type { Design } from './design.ts'

/** An article of a bill of materials: what it is, how large in millimetres, and how many. */
export interface NotionArticle {
  /** The notion's id, or the hash of a picture. */
  article: string
  width: number
  /** Of notions; a picture's height follows from the picture. */
  height: number | null
  count: number
}

/** The elements that a look takes, alike ones of one size counted together; hidden ones are not taken, and paint is no article. */
export function notionsOf({ garments }: Pick<Design, 'garments'>): NotionArticle[] {
  const articles = new Map<string, NotionArticle>()
  for (const { hidden, applied = [] } of garments) {
    for (const one of applied) {
      if (hidden || one.hidden || one.kind !== 'notion' || one.source.kind === 'paint') continue
      const { source, width, copies } = one
      const size = source.kind === 'notion' ? findNotion(source.notion)?.size(source.knobs) : undefined
      const height = size ? Math.round(width * (size[1] / size[0]) * 10) / 10 : null
      const article = source.kind === 'notion' ? source.notion : source.hash
      const key = JSON.stringify([source, width])
      const count = (articles.get(key)?.count ?? 0) + (copies?.count ?? 1)
      articles.set(key, { article, width, height, count })
    }
  }
  return [...articles.values()]
}
