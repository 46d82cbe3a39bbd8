import { leastSide, scalePlaces, setPlaces } from '@toile/fashion/moods/boardChanges.ts'
import type { Place } from '@toile/fashion/moods/boardLayout.ts'
import {
  type Box,
  boundsOfBox,
  boundsOfBoxes,
  boxOf,
  placeOf,
  touches,
  turned,
} from '@toile/fashion/moods/layout/boxes.ts'
import { middleCrop, panCrop } from '@toile/fashion/moods/layout/cropWindow.ts'
import { groupScale, type Handle, resizeBox, scaleBoxes } from '@toile/fashion/moods/layout/resizeBox.ts'
import { type Sides, snapBounds } from '@toile/fashion/moods/layout/snapBoxes.ts'
import { type PointerEvent, useRef } from 'react'
import { type Draft, type MoodEditor } from './editorContext.ts'

type Kind =
  | { kind: 'move' }
  | { kind: 'size'; handle: Handle }
  | { kind: 'turn' }
  | { kind: 'crop'; place: Place }
  | { kind: 'marquee'; before: readonly string[] }

interface Gesture {
  what: Kind
  pointer: number
  from: { x: number; y: number }
  boxes: readonly Box[]
  moved: boolean
  draft: Draft | null
}

/** CSS pixels before a press becomes a drag, and within which things are drawn to lines. */
const slack = 3
const near = 6
/** Millimetres between the lines of the grid, and degrees between snapped turns. */
export const gridStep = 5
const turnStep = 15
const empty: Draft = { boxes: new Map(), by: 1, guides: [], crop: null, marquee: null }

/** Dragging on the moodboard: everything moves in a draft, and one change is made when the pointer is let go. */
export function useBoardGesture(editor: MoodEditor, scale: number, stage: () => HTMLElement | null) {
  const held = useRef<Gesture | null>(null)
  const placeOn = (event: PointerEvent) => {
    const box = stage()?.getBoundingClientRect() ?? new DOMRect()
    return { x: (event.clientX - box.left) / scale, y: (event.clientY - box.top) / scale }
  }
  const boxesOf = (ids: readonly string[]) =>
    editor.places.flatMap((place) =>
      ids.includes(place.id) && !place.locked ? [boxOf(place, editor.project.moodSheet)] : [],
    )
  const begin = (event: PointerEvent, what: Kind, ids: readonly string[]) => {
    if (event.button !== 0) return
    event.stopPropagation()
    stage()?.setPointerCapture(event.pointerId)
    held.current = {
      what,
      pointer: event.pointerId,
      from: placeOn(event),
      boxes: boxesOf(ids),
      moved: false,
      draft: null,
    }
  }
  const move = (event: PointerEvent) => {
    const gesture = held.current
    if (!gesture || gesture.pointer !== event.pointerId) return
    const now = placeOn(event)
    const by = { x: now.x - gesture.from.x, y: now.y - gesture.from.y }
    if (!gesture.moved && Math.hypot(by.x, by.y) * scale < slack) return
    gesture.moved = true
    gesture.draft = draftOf(editor, gesture, now, by, event, scale)
    editor.show(gesture.draft)
  }
  const end = (event: PointerEvent) => {
    const gesture = held.current
    if (!gesture || gesture.pointer !== event.pointerId) return
    held.current = null
    editor.show(null)
    if (gesture.draft && gesture.moved) commit(editor, gesture.what, gesture.draft)
    else if (gesture.what.kind === 'marquee') editor.select(gesture.what.before)
  }
  const cancel = () => {
    held.current = null
    editor.show(null)
  }
  return { begin, move, end, cancel, isHeld: () => held.current !== null }
}

type Keys = Pick<PointerEvent, 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>

function draftOf(
  editor: MoodEditor,
  { what, boxes, from }: Gesture,
  now: { x: number; y: number },
  by: { x: number; y: number },
  keys: Keys,
  scale: number,
): Draft | null {
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
  if (boxes.length === 0) return null
  if (what.kind === 'turn') return turnDraft(boxes[0], from, now, keys)
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
function fieldOf({ places, project, board, snaps, grid }: MoodEditor, own: readonly Box[], keys: Keys, scale: number) {
  if (!snaps || keys.ctrlKey || keys.metaKey) return null
  const moving = new Set(own.map(({ id }) => id))
  const others = places.filter(({ id }) => !moving.has(id)).map((place) => boundsOfBox(boxOf(place, project.moodSheet)))
  return { ...board, margin: project.moodSheet.margin, grid: grid ? gridStep : null, others, near: near / scale }
}

function moveDraft(
  editor: MoodEditor,
  boxes: readonly Box[],
  by: { x: number; y: number },
  keys: Keys,
  scale: number,
): Draft {
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

function sizeDraft(
  editor: MoodEditor,
  boxes: readonly Box[],
  handle: Handle,
  by: { x: number; y: number },
  keys: Keys,
  scale: number,
): Draft {
  const corner = handle.across !== 0 && handle.down !== 0
  const [first] = boxes
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

function turnDraft(box: Box, from: { x: number; y: number }, now: { x: number; y: number }, { shiftKey }: Keys): Draft {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const angle = (at: { x: number; y: number }) => (Math.atan2(at.y - y, at.x - x) * 180) / Math.PI
  const free = turned(box.turn + angle(now) - angle(from))
  const step = shiftKey ? turnStep : 0.5
  const rounded = Math.round(free / step) * step
  // A thing that is nearly straight is straight.
  return drafted([{ ...box, turn: Math.abs(rounded) < 1 ? 0 : rounded }])
}

function cropDraft({ pictures, project }: MoodEditor, place: Place, by: { x: number; y: number }): Draft | null {
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

function commit(editor: MoodEditor, what: Kind, draft: Draft): void {
  if (what.kind === 'marquee' && draft.marquee) {
    const frame = draft.marquee
    const met = editor.places
      .filter((place) => !place.locked && touches(boxOf(place, editor.project.moodSheet), frame))
      .map(({ id }) => id)
    return editor.select([...new Set([...what.before, ...met])])
  }
  if (draft.crop) return editor.run('crop', setPlaces, { places: [{ id: draft.crop.id, crop: draft.crop.crop }] })
  const places = [...draft.boxes.values()].map((box) => placeOf(box, editor.project.moodSheet))
  if (what.kind === 'size') editor.run('size', scalePlaces, { places, by: draft.by })
  else editor.run(what.kind === 'turn' ? 'turn' : 'move', setPlaces, { places })
}
