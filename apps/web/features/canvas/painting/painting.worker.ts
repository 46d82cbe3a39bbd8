import '../../../shell/noEval.ts'
import { findBrush } from '@toile/canvas/brushes/index.ts'
import { previewStroke } from '@toile/canvas/brushes/previewStroke.ts'
import { rasterize } from '@toile/canvas/document/pixelChanges.ts'
import { packTiles } from '@toile/canvas/document/storedTilePack.ts'
import { type StoredCanvas, storedCanvas } from '@toile/canvas/document/storedCanvas.ts'
import type { Note } from '@toile/canvas/files/said.ts'
import type { Asked } from '@toile/contract/asking/acts.ts'
import { answerAsked } from '@toile/contract/asking/answerAsked.ts'
import { sure } from '@toile/geometry'
import { exchanges } from '@toile/rules/changing/exchanges.ts'
import { handedOver } from '../../../shell/calls/handOver.ts'
import { openExample } from '../example/openExample.ts'
import { openSaving, type Saving } from '../keeping/openSaving.ts'
import { openPackedTiles, type PackedTiles } from '../keeping/packedTiles.ts'
import type { Base } from '../keeping/shelf.ts'
import { openFile, ownFile, photoshopFile, pictureFile, type PictureOrder, placePicture } from './crafts/files.ts'
import { pickingActs } from './crafts/pickingActs.ts'
import { adjustingActs } from './crafts/adjustingActs.ts'
import { openDesk, type PaintingDesk } from './openDesk.ts'
import type { Opening } from './opening.ts'
import type { Said, Told } from './said.ts'
import { takeKept } from './takeKept.ts'
import { tellRefused } from './tellRefused.ts'

let desk: PaintingDesk | null = null
let saving: Saving | null = null
let tiles: PackedTiles = openPackedTiles()
/** The state of the server that this one goes on from. */
let base: Base | null = null
/** What was said before the painting was open. */
const early: Said[] = []

const tell = (told: Told) => postMessage(told, { transfer: told.told === 'thumb' ? [told.picture] : [] })

async function begun(opening: Opening, store: Saving) {
  if (opening.kind === 'example') return { document: await openExample(tiles, opening.names), trail: [], base: null }
  const { document, revision, tileAddress } = opening
  const learn = (ref: number, hash: string) => store.keeper?.learn(ref, hash)
  const opened = await takeKept(document, (hash) => tileAddress.replace('{hash}', hash), tiles, learn)
  return { document: opened, trail: [], base: { revision, changed: false } }
}

/** Whether what the browser keeps goes on from what the server has, or holds what was never sent. */
const isNewer = (own: Base | null, opening: Opening) =>
  opening.kind === 'example' || own === null || own.changed || own.revision === opening.revision

async function open(name: string, opening: Opening): Promise<void> {
  const opened = await openSaving({
    name,
    state: () =>
      desk && {
        state: { document: desk.session.document.get(), trail: desk.session.document.trail() },
        base,
        store: tiles,
      },
    isDrawing: () => desk?.isDrawing() ?? false,
    tell: (keeping) => tell({ told: 'known', known: { keeping } }),
  })
  saving = opened
  let kept = await opened.take(tiles)
  if (kept && !isNewer(kept.base, opening)) {
    kept = null
    tiles = openPackedTiles()
  }
  const state = kept ?? (await begun(opening, opened))
  base = state.base
  desk = openDesk({ document: state.document, trail: state.trail, tiles }, tell, () => {
    if (base) {
      base = { ...base, changed: true }
      tell({ told: 'known', known: { base } })
    }
    opened.later()
  })
  if (base) tell({ told: 'known', known: { base } })
  for (const said of early.splice(0)) hear(said)
  if (!kept) opened.later()
}

async function leave(): Promise<void> {
  // What is only tried is not the painting.
  desk?.hear({ say: 'endTrial', keeps: false })
  await saving?.now()
  close()
}

function hear(said: Said): void {
  if (said.say === 'open')
    return void open(said.name, said.opening).catch(() => tell({ told: 'known', known: { keeping: 'unopened' } }))
  if (said.say === 'leave') return void leave()
  if (said.say === 'keep') return void (desk?.isDrawing() || saving?.now())
  if (!desk) return void early.push(said)
  if (said.say === 'screen') desk.show(said.screen)
  else desk.hear(said)
}

interface StrokeAsked {
  brush: string
  width: number
  height: number
}

const sessionNow = () => sure(desk ?? undefined).session

const refused = (error: unknown) => tellRefused(error, tell)

const acts = {
  ...adjustingActs(() => desk?.session ?? null),
  ...pickingActs(() => desk?.session ?? null),
  /** Begins to transform layers, or what is selected of them; nothing where that is refused. */
  beginTransform: ({ ids }: { ids: readonly string[] }) => desk?.beginTransform(ids) ?? null,
  /** Makes plain paint of a layer; says whether it is. */
  rasterize(id: string): boolean {
    const { document } = sessionNow()
    document.change(rasterize, { id })
    return document.get().layers[id]?.kind === 'raster'
  },
  /** A stroke of a brush in black on clear ground. */
  drawStroke({ brush, width, height }: StrokeAsked): ImageBitmap {
    const { rgba } = previewStroke(sure(findBrush(brush)), width, height, [0, 0, 0])
    const canvas = new OffscreenCanvas(width, height)
    canvas.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(rgba), width, height), 0, 0)
    return canvas.transferToImageBitmap()
  },
  picture: (order: PictureOrder): Promise<Blob> => pictureFile(sessionNow(), order),
  own: (): Promise<Blob> => ownFile(sessionNow()),
  photoshop: (): { file: Blob; said: readonly Note[] } => photoshopFile(sessionNow()),
  openFile: async ({ file, kind }: { file: Blob; kind: 'psd' | 'own' }): Promise<readonly Note[] | null> => {
    const bytes = new Uint8Array(await file.arrayBuffer())
    return openFile(sessionNow(), bytes, kind).catch(refused)
  },
  place: ({ file, name }: { file: Blob; name: string }): Promise<void | null> =>
    placePicture(sessionNow(), file, name).catch(refused),
  /** The painting as the server keeps it; nothing where it is not packed yet. */
  stored(): StoredCanvas | null {
    const document = saving?.keeper?.storedOf(sessionNow().document.get())
    return document ? storedCanvas(document) : null
  },
  /** Some of its tiles in one body. */
  packed: (hashes: readonly string[]): Blob =>
    new Blob([packTiles(saving?.keeper?.tilesOf(hashes, tiles) ?? [])], { type: 'application/octet-stream' }),
  /** Puts what the server has in the place of what is here, as a step. */
  async takeOver({ document, revision, tileAddress }: Omit<Opening & { kind: 'kept' }, 'kind'>): Promise<void> {
    const learn = (ref: number, hash: string) => saving?.keeper?.learn(ref, hash)
    const other = await takeKept(document, (hash) => tileAddress.replace('{hash}', hash), tiles, learn)
    sessionNow().document.exchange(other, exchanges.other)
    base = { revision, changed: false }
    tell({ told: 'known', known: { base } })
  },
  /** The server has a state of it now; says whether it is still the one that is seen. */
  async sent({ revision, document }: { revision: number; document: StoredCanvas | null }): Promise<boolean> {
    const now = acts.stored()
    const same = document !== null && JSON.stringify(now) === JSON.stringify(document)
    base = { revision, changed: !same }
    tell({ told: 'known', known: { base } })
    await saving?.now()
    return same
  },
}

export type PaintingActs = typeof acts

addEventListener('message', ({ data }: MessageEvent<Said | Asked>) => {
  if ('say' in data) return hear(data)
  void answerAsked(acts, data).then((answer) =>
    postMessage(answer, { transfer: 'made' in answer ? handedOver(answer.made) : [] }),
  )
})
