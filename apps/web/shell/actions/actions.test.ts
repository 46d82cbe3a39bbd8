import { describe, expect, it } from 'vitest'
import type { Action } from './action.ts'
import { findActions } from './findActions.ts'
import { actionOf, isPressed, keyNames } from './keys.ts'

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
})
const action = (id: string, rest: Partial<Action> = {}): Action => ({
  id,
  label: id,
  group: '',
  run: () => {},
  ...rest,
})

describe('keys', () => {
  it('mod is Ctrl or Cmd, and shift tells undo from redo', () => {
    expect(isPressed('mod+k', press('k', { ctrlKey: true }))).toBe(true)
    expect(isPressed('mod+k', press('k', { metaKey: true }))).toBe(true)
    expect(isPressed('mod+k', press('k'))).toBe(false)
    expect(isPressed('mod+z', press('Z', { ctrlKey: true, shiftKey: true }))).toBe(false)
    expect(isPressed('mod+shift+z', press('Z', { ctrlKey: true, shiftKey: true }))).toBe(true)
  })

  it('plus may be the key itself, and lies on the key of the equals sign', () => {
    expect(isPressed('mod++', press('+', { ctrlKey: true, shiftKey: true }))).toBe(true)
    expect(isPressed('mod++', press('=', { ctrlKey: true }))).toBe(true)
    expect(isPressed('mod++', press('-', { ctrlKey: true }))).toBe(false)
    expect(keyNames('mod++', false)).toEqual(['Ctrl', '+'])
  })

  it('a sign such as ? is itself, whatever a keyboard needs to type it', () => {
    expect(isPressed('?', press('?', { shiftKey: true }))).toBe(true)
    expect(isPressed('?', press('?'))).toBe(true)
  })

  it('single keys are letters while typing; the latest screen wins', () => {
    const all = [
      action('old', { keys: 'l' }),
      action('new', { keys: 'l' }),
      action('all', { keys: 'mod+k', whileTyping: true }),
    ]
    expect(actionOf(all, press('l'), false)?.id).toBe('new')
    expect(actionOf(all, press('l'), true)).toBeUndefined()
    expect(actionOf(all, press('k', { ctrlKey: true }), true)?.id).toBe('all')
  })

  it('are named as this machine names them', () => {
    expect(keyNames('mod+shift+z', true)).toEqual(['⌘', '⇧', 'Z'])
    expect(keyNames('mod+shift+z', false)).toEqual(['Ctrl', 'Shift', 'Z'])
  })
})

describe('the palette', () => {
  it('finds by every typed word, in any order, accents aside', () => {
    const all = [action('Créer un croquis'), action('Créer un compte'), action('Bibliothèque')]
    const found = (typed: string) => findActions(all, typed, ({ label }) => label).map(({ label }) => label)
    expect(found('compte creer')).toEqual(['Créer un compte'])
    expect(found('BIBLIOTHEQUE')).toEqual(['Bibliothèque'])
    expect(found('')).toHaveLength(3)
    expect(found('zebra')).toEqual([])
  })
})
