import { type SloganDocument, textsOf } from '@toile/craft/slogans/slogan.ts'
import { drawSlogan } from '../lettering/drawSlogan.ts'
import type { DrawElement } from '../looks/elementTools.ts'

/** A slogan or logo on clear ground, ready to be placed once. */
export const drawSloganElement: DrawElement<SloganDocument> = async (document, side, { host, letters }) => {
  const opened = await letters()
  await opened.ready(textsOf(document))
  return drawSlogan(host, document, opened, side / Math.max(document.width, document.height))
}
