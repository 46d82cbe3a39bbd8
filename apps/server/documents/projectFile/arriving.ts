import type { StoredCanvas } from '@toile/canvas/document/storedCanvas.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import type { Transaction } from '../../host/database/database.ts'
import type { StoredPicture } from '../../host/files/files.ts'
import type { MadeWork } from '../../library/madeWork.ts'

/** A collection on its way in: whose it becomes, its new ids, and what its documents and pictures became. */
export interface Arriving {
  tx: Transaction
  ownerId: string
  ids: Map<string, string>
  documents: ReadonlyMap<string, Design>
  works: ReadonlyMap<string, MadeWork>
  paintings: ReadonlyMap<string, StoredCanvas>
  stored: ReadonlyMap<string, StoredPicture>
}
