import type { Build } from '../build.ts'

/** Declares a build and keeps its id as a literal type. */
export const defineBuild = <const Id extends string>(build: Build & { id: Id }): Build & { id: Id } => build
