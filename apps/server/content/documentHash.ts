import type { Design } from '@toile/fashion/designs/design.ts'
import { hashBytes } from '../host/files/hashBytes.ts'

/** Names a document: the same document has the same hash. */
export const documentHash = (document: Design): string => hashBytes(Buffer.from(JSON.stringify(document)))
