/** What kind of account a person has (requirements S6.01, S6.02). */
export const systemUsers = {
  none: 0,
  subscribed: 1,
  organizationOwner: 2,
  trial: 3,
  school: 4,
  enterprise: 5,
  administrator: 6,
  superAdministrator: 7,
} as const

/** The systems that route markers name: 1 the studio, 2 affiliates, 3 administrators (requirement S6.01). */
export type System = 1 | 2 | 3
/** A route's enter marker (requirement S2.20). */
export type Marker = 'all' | System

/** Who is asking, as far as access depends on it. */
export interface Identity {
  id: string
  systemUser: number
  affiliate: boolean
  /** Named in the operator's list of administrators, by an address that is confirmed. */
  listed: boolean
  /** A visitor without an account of their own. */
  visitor: boolean
  /** A program with an access token, not the person themselves. */
  program: boolean
}

/** The system list of a person (requirement S6.01). */
export function systemsOf(identity: Pick<Identity, 'systemUser' | 'affiliate' | 'listed'>): System[] {
  const systems: System[] = []
  if (identity.systemUser !== systemUsers.none) systems.push(1)
  if (identity.affiliate) systems.push(2)
  if (identity.listed || identity.systemUser >= systemUsers.administrator) systems.push(3)
  return systems
}

/** Whether a route may be entered: its marker is all, or in the person's list, or in the list kept for the session (requirement S2.20). */
export const mayEnter = (marker: Marker, own: readonly System[], session: readonly System[] = []): boolean =>
  marker === 'all' || own.includes(marker) || session.includes(marker)

/** Who may make a call. In person: not by a program's token. Formal: with an account of their own, neither trial nor visitor (requirement S6.08). */
export type Who = 'all' | 'signedIn' | 'inPerson' | 'studio' | 'formal' | 'affiliate' | 'administrator'

/** Each rule of access as one line; every call names one of them. */
export const accessRules: Record<Who, (identity: Identity | null) => boolean> = {
  all: () => true,
  signedIn: (identity) => identity !== null,
  inPerson: (identity) => identity !== null && !identity.program,
  studio: (identity) => identity !== null && systemsOf(identity).includes(1),
  formal: (identity) =>
    identity !== null &&
    !identity.visitor &&
    identity.systemUser !== systemUsers.trial &&
    identity.systemUser !== systemUsers.none,
  affiliate: (identity) => identity !== null && systemsOf(identity).includes(2),
  administrator: (identity) => identity !== null && systemsOf(identity).includes(3),
}
