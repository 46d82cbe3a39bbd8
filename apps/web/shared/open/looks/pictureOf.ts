import type { DesignEntry } from '@toile/contract/features/designs.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { sizeOf } from '@toile/craft/designs/size.ts'
import { sameContent } from '@toile/rules/sameContent.ts'
import type { View } from '@toile/craft/mannequins/figure.ts'

/** Addresses of the pictures that the server drew of a look. */
export type ServerPictures = NonNullable<DesignEntry['pictures']>

/** One way to show a look: a picture of the server's, or drawn here. */
export type Shown = { key: string; pictures: ServerPictures | null }

export const drawnHere: Shown = { key: 'drawn', pictures: null }

/** How a look is to be shown: by the server's picture while that shows the document as it is and came through, else drawn here. */
export function wantedOf(
  { document, pictures }: Pick<DesignEntry, 'document' | 'pictures'>,
  design: Design,
  broken: string | null,
): Shown {
  if (!pictures || pictures.middle === broken || !sameContent(document, design)) return drawnHere
  return { key: pictures.middle, pictures }
}

/** What lies over each other: what is shown stays beneath what is wanted until that is there. */
export const layersOf = (shown: Shown | null, wanted: Shown): Shown[] =>
  shown && shown.key !== wanted.key ? [shown, wanted] : [wanted]

/** The server's picture that stands for a look from one side until it is drawn; null where it shows another side, or the look as it was before an edit. */
export const atHand = (
  entry: Pick<DesignEntry, 'document' | 'pictures'>,
  design: Design,
  view: View,
): ServerPictures | null => (view === 'front' ? wantedOf(entry, design, null).pictures : null)

/** The widths of a look's pictures, for the browser to choose from. */
export const srcSetOf = ({ small, middle, full }: ServerPictures, design: Pick<Design, 'size'>): string =>
  `${small} 320w, ${middle} 720w, ${full} ${sizeOf(design).width}w`

/** How wide a look is laid out among the others: what asks for the same has the same picture at hand. */
export const sizesAmongLooks = '(max-width: 768px) 45vw, 17rem'
