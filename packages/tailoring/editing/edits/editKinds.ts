import { z } from 'zod'
import { bendEdge } from './bendEdge.ts'
import { moveCorner } from './moveCorner.ts'
import { setAllowance } from './setAllowance.ts'

/** Every kind of edit of a pattern (requirement S1.11). */
export const editKinds = [moveCorner, bendEdge, setAllowance] as const

const [first, ...others] = editKinds

/** The form of an edit as it is kept. */
export const editForm = z.discriminatedUnion('kind', [first.form, ...others.map(({ form }) => form)])

/** An edit of a pattern: what it is given, under its own id. */
export type Edit = z.output<typeof editForm>
