import { Refusal, type RefusalCode } from '@toile/rules/refusals.ts'

/** The code that an act is refused with, or nothing where it is done; a bug is thrown on. */
export function refusalOf(act: () => unknown): RefusalCode | null {
  try {
    act()
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}
