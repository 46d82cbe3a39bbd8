import type { NotionSource } from '@toile/craft/applied/notionOn.ts'
import { derivedName } from '@toile/craft/prints/derivedName.ts'
import type { DerivedSource } from '@toile/craft/prints/derivedSource.ts'
import { findPrint } from '@toile/craft/prints/index.ts'
import type { PrintSource } from '@toile/craft/prints/placement.ts'
import type { Repeat } from '@toile/craft/prints/repeat.ts'
import { tileSize } from '@toile/craft/prints/tileSize.ts'
import { keepLatest } from '@toile/geometry'
import type { OwnPicture } from '../people/own/ownPicture.ts'
import { drawNotion } from '../notions/drawNotion.ts'
import { paintDerived } from '../prints/derived/paintDerived.ts'
import { sideFor } from '../prints/derived/sideFor.ts'
import { paintTile } from '../prints/paintTile.ts'
import { recoloredPicture } from '../prints/recoloredPicture.ts'
import type { TracedPiece } from '../reading/trace/traced.ts'
import type { Stamp } from '../cloth/stamp.ts'
import type { Host, Pixels } from '../surface.ts'

/** Where a scene finds what a design only names. */
export interface Sources {
  /** A print's picture, painted for a repeat (its own unless told) or decoded, fine enough for a tile of `width` millimetres on cloth at the given pixels per millimetre; nothing when it is unknown. */
  tile(source: PrintSource, pixelsPerMillimetre: number, width: number, repeat?: Repeat): Pixels | null
  /** An element drawn to be laid on cloth at so many pixels per millimetre; nothing when it is unknown. */
  stamp?(source: NotionSource, pixelsPerMillimetre: number): Stamp | null
  /** A traced sketch by its content hash. */
  traced(hash: string): TracedPiece | null
  /** An own mannequin by the hash of its figure (requirement S5.17). */
  figure?(hash: string): OwnPicture | null
  /** An uploaded picture by its content hash, as large as it is at hand: one that is retouched or stands behind something. */
  picture?(hash: string): Pixels | null
}

/** What the host has at hand for one drawing: uploaded pictures decoded to pixels, and traced sketches and own mannequins, by content hash. */
export interface Uploads {
  picture(hash: string): Pixels | null
  traced(hash: string): TracedPiece | null
  figure?(hash: string): OwnPicture | null
  /** Pictures that are shown for themselves and not printed, which are larger. */
  whole?(hash: string): Pixels | null
}

/** Nothing uploaded. */
export const noUploads: Uploads = { picture: () => null, traced: () => null }

type PictureSource = Extract<PrintSource, { kind: 'picture' }>

const most = 24
/** As many elements as a look may reasonably wear: none is drawn anew while another is moved. */
const mostStamps = 60
const steps = [0.25, 0.35, 0.5, 0.7, 1, 1.4, 2, 2.8, 4, 5.6, 8]

/** Sources that paint the catalogue's prints and those made of pictures as they are asked for and keep the latest tiles; a finished tile that the host holds under the source's own name is taken instead. */
export function openSources(host: Host, uploads: Uploads = noUploads): Sources {
  const painted = keepLatest<Pixels>(most)
  const stamped = keepLatest<Stamp | null>(mostStamps)
  const derived = (source: DerivedSource, wanted: number) => {
    const side = sideFor(wanted)
    const finished = uploads.picture(derivedName(source))
    const picture = uploads.picture(source.picture)
    if (finished && (finished.width >= side || !picture)) return finished
    if (!picture) return null
    return painted(JSON.stringify([source, side]), () => paintDerived(picture, source, side))
  }
  const pictured = ({ hash, inks }: PictureSource) => {
    const picture = uploads.picture(hash)
    return picture && inks ? painted(JSON.stringify([hash, inks]), () => recoloredPicture(picture, inks)) : picture
  }
  const fineEnough = (wanted: number) => steps.find((step) => step >= wanted) ?? 8
  return {
    traced: (hash) => uploads.traced(hash),
    stamp(source, pixelsPerMillimetre) {
      if (source.kind === 'notion') {
        const fine = fineEnough(pixelsPerMillimetre)
        return stamped(JSON.stringify([source, fine]), () => drawNotion(host, source, fine))
      }
      const picture = uploads.picture(source.hash)
      return picture && { picture, rise: null }
    },
    figure: (hash) => uploads.figure?.(hash) ?? null,
    picture: (hash) => uploads.whole?.(hash) ?? uploads.picture(hash),
    tile(source, pixelsPerMillimetre, width, repeat) {
      if (source.kind === 'picture') return pictured(source)
      if (source.kind === 'derived') return derived(source, pixelsPerMillimetre * width)
      const print = findPrint(source.print)
      if (!print) return null
      const laid = repeat ?? print.repeat
      const fine = fineEnough((pixelsPerMillimetre * width) / tileSize(print, laid).width)
      return painted(JSON.stringify([source, fine, laid]), () =>
        paintTile(host, print, source.colors, source.seed, fine, source.knobs, laid),
      )
    },
  }
}
