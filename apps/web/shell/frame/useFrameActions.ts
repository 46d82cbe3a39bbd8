import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { languages, switchLanguage } from '../../languages/index.ts'
import type { Action } from '../actions/action.ts'
import { useActions } from '../actions/useActions.ts'
import { usePerson, useSystems } from '../session/person.ts'
import { signOut } from '../session/signOut.ts'
import { useRegistration } from '../session/useEntrance.ts'
import { keepLanguage } from '../session/keepLanguage.ts'
import { useScheme } from '../theme/useScheme.ts'
import { menuFor } from './menu.ts'

const groups = {
  everywhere: { label: 'Everywhere' },
  go: { label: 'Go to' },
  language: { label: 'Language' },
  appearance: { label: 'Appearance' },
}

/** What lies over every screen when it is asked for. */
export type FrameLayer = 'palette' | 'keys' | 'signOut'

/** The actions of every screen: go somewhere, switch language and appearance, open the palette and the sheet of keys. */
export function useFrameActions(open: (layer: FrameLayer) => void) {
  const navigate = useNavigate()
  const { change } = useScheme()
  const systems = useSystems().join()
  const person = usePerson()
  const signedIn = person !== null
  const visitor = person?.visitor === true
  const registration = useRegistration()
  const set = useMemo<Action[]>(() => {
    const own = systems
      .split(',')
      .map(Number)
      .filter((system) => system === 1 || system === 2 || system === 3)
    const goTo = menuFor(own).map(
      ({ id, label, to, search }): Action => ({
        id: `go-${id}`,
        label,
        group: groups.go.label,
        run: () => void navigate({ to, search: search ?? {} }),
      }),
    )
    const doors = [
      ...(signedIn ? [] : [{ id: 'go-login', label: 'Sign in', to: '/login' }]),
      ...(registration && !signedIn ? [{ id: 'go-register', label: 'Create an account', to: '/register' }] : []),
      ...(registration && visitor
        ? [{ id: 'go-register', label: 'Keep this work: create an account', to: '/register' }]
        : []),
    ]
    const leaving: Action[] = signedIn
      ? [
          {
            id: 'sign-out',
            label: 'Sign out',
            group: groups.everywhere.label,
            run: () => (visitor ? open('signOut') : void signOut('asked')),
          },
        ]
      : []
    return [
      {
        id: 'palette',
        label: 'Go to a screen or run a command',
        group: groups.everywhere.label,
        keys: 'mod+k',
        whileTyping: true,
        run: () => open('palette'),
      },
      { id: 'keys', label: 'Keyboard shortcuts', group: groups.everywhere.label, keys: '?', run: () => open('keys') },
      { id: 'go-square', label: 'The Square', group: groups.go.label, run: () => void navigate({ to: '/Square' }) },
      ...doors.map(
        ({ id, label, to }): Action => ({ id, label, group: groups.go.label, run: () => void navigate({ to }) }),
      ),
      ...goTo,
      ...leaving,
      ...languages.map(
        ({ id, name }): Action => ({
          id: `language-${id}`,
          label: name,
          ownName: name,
          group: groups.language.label,
          run: () => void switchLanguage(id).then(() => keepLanguage(id)),
        }),
      ),
      {
        id: 'scheme-light',
        label: 'Light appearance',
        group: groups.appearance.label,
        run: () => change('light'),
      },
      {
        id: 'scheme-dark',
        label: 'Dark appearance',
        group: groups.appearance.label,
        run: () => change('dark'),
      },
      { id: 'scheme-auto', label: 'As the system', group: groups.appearance.label, run: () => change('auto') },
    ]
  }, [systems, signedIn, visitor, registration, navigate, change, open])
  useActions(set)
}
