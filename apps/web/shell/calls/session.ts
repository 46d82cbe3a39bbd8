import { t } from '../../languages/index.ts'
import { createQuietTime } from './quietTime.ts'
import { toasts } from '../toasts/toasts.ts'
import { rememberPlace } from './backTo.ts'
import { forgetPerson } from './onLeave.ts'
import { dropSessionSystems } from './sessionSystems.ts'
import { clearCookies } from './token.ts'

let goTo: (path: string) => void = (path) => location.assign(path)

/** Lets the router take over going to a path. */
export const steerBy = (go: (path: string) => void) => {
  goTo = go
}

/** The session as the screen sees it: what happens when it ends (requirement S8.02). */
export const session = {
  goTo: (path: string) => goTo(path),
  quiet: createQuietTime({
    now: () => Date.now(),
    path: () => location.pathname,
    clearCookies,
    forget: () => {
      dropSessionSystems()
      forgetPerson()
    },
    goHome: () => {
      rememberPlace(location.pathname + location.search + location.hash)
      goTo('/Square')
    },
    warn: () => toasts.warn(t('Please login and try again~')),
  }),
}
