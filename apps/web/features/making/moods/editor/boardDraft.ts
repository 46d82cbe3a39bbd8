import { sureFirst } from '@toile/geometry'
import { leastSide } from '@toile/studio/projects/boards/boardChanges.ts'
import type { Place } from '@toile/studio/projects/boardLayout.ts'
import { type Box, boundsOfBox, boundsOfBoxes, boxOf, turned } from '@toile/studio/projects/boards/layout/boxes.ts'
import { middleCrop, panCrop } from '@toile/studio/projects/boards/layout/cropWindow.ts'
import { groupScale, type Handle, resizeBox, scaleBoxes } from '@toile/studio/projects/boards/layout/resizeBox.ts'
import { type Sides, snapBounds } from '@toile/studio/projects/boards/layout/snapBoxes.ts'
import type { Draft, MoodEditor } from '../editorContext.ts'

/** CSS pixels within which things are drawn to lines. */
const near = 6
/** Millimetres between the lines of the grid, and degrees between snapped turns. */
export const gridStep = 5
const turnStep = 15
const empty: Draft = { boxes: new Map(), by: 1, guides: [], crop: null, marquee: null }

/** The keys held while things are dragged. */
export interface Keys {
  shiftKey: boolean
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}

/** What a drag has to know of the board. */
export type Field = Pick<MoodEditor, 'places' | 'project' | 'board' | 'snaps' | 'grid' | 'pictures'>

/** What is dragged: things, a handle or the turner of them, a picture within its frame, or a marquee over the sheet. */
export type Dragged =
  | { kind: 'move' }
  | { kind: 'size'; handle: Handle }
  | { kind: 'turn' }
  | { kind: 'crop'; place: Place }
  | { kind: 'marquee'; before: readonly string[] }

/** A place on the sheet, in millimetres. */
export interface Spot {
  x: number
  y: number
}

/** How things lie when the hand that took them at `from` is at `now`; nothing where they cannot follow. */
export function draftOf(
  editor: Field,
  { what, boxes, from }: { what: Dragged; boxes: readonly Box[]; from: Spot },
  now: Spot,
  keys: Keys,
  scale: number,
): Draft | null {
  const by = { x: now.x - from.x, y: now.y - from.y }
  if (what.kind === 'marquee') {
    const marquee = {
      left: Math.min(from.x, now.x),
      right: Math.max(from.x, now.x),
      top: Math.min(from.y, now.y),
      bottom: Math.max(from.y, now.y),
    }
    return { ...empty, marquee }
  }
  if (what.kind === 'crop') return cropDraft(editor, what.place, by)
  const [first] = boxes
  if (!first) return null
  if (what.kind === 'turn') return turnDraft(first, from, now, keys)
  return what.kind === 'move'
    ? moveDraft(editor, boxes, by, keys, scale)
    : sizeDraft(editor, boxes, what.handle, by, keys, scale)
}

const drafted = (boxes: readonly Box[], more: Partial<Draft> = {}): Draft => ({
  ...empty,
  boxes: new Map(boxes.map((box) => [box.id, box])),
  ...more,
})

/** What is snapped to; Ctrl or Cmd leaves snapping out for the moment. */
function fieldOf({ places, project, board, snaps, grid }: Field, own: readonly Box[], keys: Keys, scale: number) {
  if (!snaps || keys.ctrlKey || keys.metaKey) return null
  const moving = new Set(own.map(({ id }) => id))
  const others = places.filter(({ id }) => !moving.has(id)).map((place) => boundsOfBox(boxOf(place, project.moodSheet)))
  return { ...board, margin: project.moodSheet.margin, grid: grid ? gridStep : null, others, near: near / scale }
}

function moveDraft(editor: Field, boxes: readonly Box[], by: Spot, keys: Keys, scale: number): Draft {
  const straight = keys.shiftKey ? (Math.abs(by.x) > Math.abs(by.y) ? { x: by.x, y: 0 } : { x: 0, y: by.y }) : by
  const moved = boxes.map((box) => ({ ...box, x: box.x + straight.x, y: box.y + straight.y }))
  const field = fieldOf(editor, boxes, keys, scale)
  if (!field) return drafted(moved)
  const { x, y, guides } = snapBounds(boundsOfBoxes(moved), field)
  return drafted(
    moved.map((box) => ({ ...box, x: box.x + x, y: box.y + y })),
    { guides },
  )
}

const side = (way: -1 | 0 | 1): Sides => (way < 0 ? ['low'] : way > 0 ? ['high'] : [])

function sizeDraft(editor: Field, boxes: readonly Box[], handle: Handle, by: Spot, keys: Keys, scale: number): Draft {
  const corner = handle.across !== 0 && handle.down !== 0
  const first = sureFirst(boxes)
  const isText = editor.places.some(({ id, thing }) => id === first.id && thing?.kind === 'text')
  const manner = { ratio: keys.shiftKey || (isText && corner), middle: keys.altKey, least: leastSide }
  if (boxes.length > 1) {
    const { by: factor, about } = groupScale(boxes, handle, [by.x, by.y], manner)
    return drafted(scaleBoxes(boxes, factor, about), { by: factor })
  }
  let next = resizeBox(first, handle, [by.x, by.y], manner)
  const field = first.turn === 0 && !manner.ratio ? fieldOf(editor, boxes, keys, scale) : null
  const snap = field && snapBounds(boundsOfBox(next), field, { x: side(handle.across), y: side(handle.down) })
  if (snap) next = resizeBox(first, handle, [by.x + snap.x, by.y + snap.y], manner)
  return drafted([next], { by: isText && corner ? next.width / first.width : 1, guides: snap?.guides ?? [] })
}

function turnDraft(box: Box, from: Spot, now: Spot, { shiftKey }: Keys): Draft {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const angle = (at: Spot) => (Math.atan2(at.y - y, at.x - x) * 180) / Math.PI
  const free = turned(box.turn + angle(now) - angle(from))
  const step = shiftKey ? turnStep : 0.5
  const rounded = Math.round(free / step) * step
  // A thing that is nearly straight is straight.
  return drafted([{ ...box, turn: Math.abs(rounded) < 1 ? 0 : rounded }])
}

function cropDraft({ pictures, project }: Field, place: Place, by: Spot): Draft | null {
  const picture = pictures.get(place.id)
  if (!picture) return null
  const box = boxOf(place, project.moodSheet)
  const turn = (-box.turn * Math.PI) / 180
  const [x, y] = [by.x * Math.cos(turn) - by.y * Math.sin(turn), by.x * Math.sin(turn) + by.y * Math.cos(turn)]
  const crop = panCrop(picture.width / picture.height, box.width / box.height, place.crop ?? middleCrop, [
    x / box.width,
    y / box.height,
  ])
  return { ...empty, crop: { id: place.id, crop } }
}
