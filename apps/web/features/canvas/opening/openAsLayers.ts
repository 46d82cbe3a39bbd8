import type { DesignEntry } from '@toile/contract/features/designs.ts'
import type { View } from '@toile/craft/mannequins/figure.ts'
import type { TFunction } from 'i18next'
import { whereUploads } from '../../../shared/drawing/knownUploads.ts'
import { askLookLayers } from './looksWorker.ts'
import { makePainting } from './makePainting.ts'
import { inWords } from './inWords.ts'
import { withPaintLayer } from './withPaintLayer.ts'
import type { Stage } from './useOpening.ts'

interface LookToOpen {
  entry: DesignEntry
  /** Of the painting, already translated. */
  name: string
  view: View
  size: { width: number; height: number }
  tell: (stage: Stage) => void
  t: TFunction
}

/** Opens a look as a painting of its layers, which remembers the look as it is now; gives the id of the painting (requirements S1.12, S3.13). */
export async function openAsLayers({ entry, name, view, size, tell, t }: LookToOpen): Promise<string> {
  const { id, projectId, document: design } = entry
  const { width, height } = size
  const uploads = await whereUploads(design)
  const made = await askLookLayers({ design, uploads, width, height, view, designId: id })
  const painting = withPaintLayer(inWords(made, t), t('Paint'))
  const origin = { kind: 'look' as const, designId: id, opened: { design, view, width, height } }
  return makePainting({ name, projectId, origin }, painting, (share) => tell({ doing: 'sending', share }))
}
