import type { Place } from '@toile/studio/projects/boardLayout.ts'
import type { KeyboardEvent } from 'react'
import type { MoodEditor } from '../editorContext.ts'
import { duplicate, nudge, order, remove, toggleLock } from './moodActions.ts'
import { arrowWays } from '../../../../shell/parts/arrowWays.ts'

const plain: Readonly<Record<string, (editor: MoodEditor) => void>> = {
  Delete: remove,
  Backspace: remove,
  ']': (editor) => order(editor, 'forward'),
  '[': (editor) => order(editor, 'backward'),
  '}': (editor) => order(editor, 'front'),
  '{': (editor) => order(editor, 'back'),
  l: toggleLock,
}

const withCommand: Readonly<Record<string, (editor: MoodEditor) => void>> = {
  d: duplicate,
  a: (editor) => editor.select(editor.places.map(({ id }) => id)),
}

const toggled = (ids: readonly string[], id: string) =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]

/** What the keys do on a thing of the moodboard: arrows move by 1 or 10 mm, with Alt they size; brackets change the layer. */
export function useItemKeys(editor: MoodEditor, open: (place: Place) => void) {
  /** Whether the key was one of the moodboard's. */
  const press = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent, place: Place): boolean => {
    // The keys work on what has the focus, and on the others that are chosen with it.
    const now = editor.selected.includes(place.id) ? editor : { ...editor, selected: [place.id] }
    const chosen = (act: (editor: MoodEditor) => void) => {
      if (now !== editor) editor.select([place.id])
      act(now)
      return true
    }
    if (key === 'Escape') {
      if (editor.cropping) editor.crop(null)
      else if (editor.selected.length > 0) editor.select([])
      else return false
      return true
    }
    const command = ctrlKey || metaKey ? withCommand[key] : plain[key]
    if (command) return chosen(command)
    if (ctrlKey || metaKey) return false
    if (key === ' ') editor.select(toggled(editor.selected, place.id))
    else if (key === 'Enter') open(place)
    else if (arrowWays[key]) {
      const [x, y] = arrowWays[key]
      const far = shiftKey ? 10 : 1
      return chosen((one) => nudge(one, [x * far, y * far], altKey ? 'size' : 'move'))
    } else return false
    return true
  }
  return (event: KeyboardEvent, place: Place) => {
    if (!press(event, place)) return
    event.preventDefault()
    event.stopPropagation()
  }
}
