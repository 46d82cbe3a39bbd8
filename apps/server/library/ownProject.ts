/** A project, and whose it is. */
export type OwnProject = Readonly<{ ownerId: string; projectId: string }>
