import type { System } from '@toile/studio/people/access.ts'

const key = 'toile-systems'
const isSystem = (value: unknown): value is System => value === 1 || value === 2 || value === 3

/** The known systems among some numbers. */
export const systemsIn = (values: unknown): System[] => (Array.isArray(values) ? values.filter(isSystem) : [])

/** The system list that is kept for the session (requirement S2.20). */
export const sessionSystems = (): System[] => {
  try {
    return systemsIn(JSON.parse(sessionStorage.getItem(key) ?? '[]'))
  } catch {
    return []
  }
}

export const dropSessionSystems = () => sessionStorage.removeItem(key)
