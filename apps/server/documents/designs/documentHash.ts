import type { Design } from '@toile/craft/designs/design.ts'
import type { StoredDocument } from '@toile/rules/migrating/migration.ts'
import { hashBytes } from '../../host/files/hashBytes.ts'

/** Names a document, as it is or as it lies in a file: the same document has the same hash. */
export const documentHash = (document: Design | StoredDocument): string =>
  hashBytes(Buffer.from(JSON.stringify(document)))
