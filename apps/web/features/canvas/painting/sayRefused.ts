import { type RefusalCode, refusals } from '@toile/rules/refusals.ts'
import { t } from '../../../languages/index.ts'
import { toasts } from '../../../shell/toasts/toasts.ts'

/** Says why something was not done, in the language chosen now. */
export function sayRefused(code: RefusalCode, blanks: Readonly<Record<string, string | number>>): void {
  toasts.warn(t(refusals[code].says.replaceAll(/\{(\w+)\}/g, '{{$1}}'), { ...blanks }))
}
