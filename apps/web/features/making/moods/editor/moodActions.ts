import { sureFirst } from '@toile/geometry'
import {
  addThings,
  type LayerMove,
  layPictures,
  lockPlaces,
  orderPlaces,
  removePlaces,
  roomForThings,
  setPlaces,
} from '@toile/studio/projects/boards/boardChanges.ts'
import type { BoardThing, Place } from '@toile/studio/projects/boardLayout.ts'
import { freshPlace } from '@toile/studio/projects/boards/boardThings.ts'
import { type Alignment, alignBoxes, distributeBoxes } from '@toile/studio/projects/boards/layout/alignBoxes.ts'
import { type Box, boxOf, placeOf } from '@toile/studio/projects/boards/layout/boxes.ts'
import { limits } from '@toile/rules/limits.ts'
import { t } from '../../../../languages/index.ts'
import { newKey } from '../../../../shell/calls/api.ts'
import { toasts } from '../../../../shell/toasts/toasts.ts'
import { listOf } from '../../../../languages/listOf.ts'
import { moodSteps } from '../moodSteps.ts'
import type { MoodEditor } from '../editorContext.ts'

const chosen = ({ places, selected }: MoodEditor): Place[] => places.filter(({ id }) => selected.includes(id))
const free = (editor: MoodEditor): Box[] =>
  chosen(editor).flatMap((place) => (place.locked ? [] : [boxOf(place, editor.project.moodSheet)]))
const put = (editor: MoodEditor, boxes: readonly Box[]) => ({
  places: boxes.map((box) => placeOf(box, editor.project.moodSheet)),
})

const sayFull = () =>
  toasts.warn(
    t('A moodboard holds at most {{most}} notes, texts, chips and swatches', { most: limits.moodThings.most }),
  )

/** Lays a note, text, chip or swatch down and chooses it. */
export function addThing(editor: MoodEditor, thing: BoardThing): void {
  if (roomForThings(editor.project) === 0) return sayFull()
  const place = freshPlace(newKey(), thing, editor.project)
  editor.run(addThings, { places: [place] })
  editor.select([place.id])
  editor.say(t('{{name}} added', { name: editor.nameOf(place) }))
}

/** Lays copies of the chosen things a little beside them; a picture lies on a board once. */
export function duplicate(editor: MoodEditor): void {
  const copies = chosen(editor).flatMap((place): Place[] => {
    if (!place.thing) return []
    const { locked: _, ...rest } = place
    return [{ ...rest, id: newKey(), x: place.x + 0.02, y: place.y + 0.02 }]
  })
  if (copies.length === 0)
    return toasts.warn(t('A picture lies on a moodboard once; notes, texts, chips and swatches can be copied'))
  if (copies.length > roomForThings(editor.project)) return sayFull()
  editor.run(addThings, { places: copies }, undefined, moodSteps.copy)
  editor.select(copies.map(({ id }) => id))
}

/** Takes what is chosen away; pictures leave the board and stay in the uploads. */
export function remove(editor: MoodEditor): void {
  const gone = chosen(editor).filter(({ locked }) => !locked)
  if (gone.length === 0) return
  editor.run(removePlaces, { ids: gone.map(({ id }) => id) })
  editor.select([])
  const { document } = editor.opened
  const after = document.get()
  toasts.done(t('Removed: {{names}}', { names: listOf(gone.map(editor.nameOf)) }), {
    label: t('Undo'),
    run: () => document.get() === after && document.undo(),
  })
}

/** Moves what is chosen by millimetres, or makes it larger by them. */
export function nudge(editor: MoodEditor, [x, y]: readonly [number, number], how: 'move' | 'size'): void {
  const boxes = free(editor)
  if (boxes.length === 0) return
  const next = boxes.map((box) =>
    how === 'move'
      ? { ...box, x: box.x + x, y: box.y + y }
      : { ...box, width: Math.max(4, box.width + x), height: Math.max(4, box.height + y) },
  )
  editor.run(
    setPlaces,
    put(editor, next),
    `${how} ${boxes.map(({ id }) => id).join()}`,
    how === 'size' ? moodSteps.size : undefined,
  )
  const first = sureFirst(next)
  editor.say(
    how === 'move'
      ? t('{{x}} mm from the left, {{y}} mm from the top', { x: Math.round(first.x), y: Math.round(first.y) })
      : t('{{x}} mm wide, {{y}} mm high', { x: Math.round(first.width), y: Math.round(first.height) }),
  )
}

/** Lines what is chosen up. */
export const align = (editor: MoodEditor, to: Alignment): void =>
  editor.run(setPlaces, put(editor, alignBoxes(free(editor), to, editor.board)), undefined, moodSteps.align)

/** Puts even gaps between what is chosen. */
export const distribute = (editor: MoodEditor, along: 'across' | 'down'): void =>
  editor.run(setPlaces, put(editor, distributeBoxes(free(editor), along)), undefined, moodSteps.distribute)

/** Changes the layer of what is chosen. */
export function order(editor: MoodEditor, to: LayerMove): void {
  editor.run(orderPlaces, { ids: editor.selected, to })
  const [first] = editor.selected
  const after = editor.opened.document.get().moodPositions
  editor.say(
    t('Layer {{layer}} of {{most}}', { layer: after.findIndex(({ id }) => id === first) + 1, most: after.length }),
  )
}

/** Locks what is chosen, or frees it when all of it is locked. */
export function toggleLock(editor: MoodEditor): void {
  const locked = !chosen(editor).every((place) => place.locked)
  editor.run(lockPlaces, { ids: editor.selected, locked })
  editor.say(locked ? t('Locked') : t('Unlocked'))
}

/** Lays a picture down that has no place yet, whole and in the middle. */
export function layPicture(editor: MoodEditor, id: string): void {
  const picture = editor.pictures.get(id)
  const aspect = picture ? picture.width / picture.height : 1
  const { width, height } = editor.board
  const wide = Math.min(width * 0.36, height * 0.6 * aspect)
  const box: Box = {
    id,
    width: wide,
    height: wide / aspect,
    x: (width - wide) / 2,
    y: (height - wide / aspect) / 2,
    turn: 0,
  }
  editor.run(layPictures, put(editor, [box]))
  editor.select([id])
}
