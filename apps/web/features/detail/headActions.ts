import type { ComponentType } from 'react'
import { ApplyButton } from './apply/ApplyButton.tsx'
import type { EditTabProps } from './edit.ts'
import { ExportMenu } from './ExportMenu.tsx'
import { VaryButton } from './VaryButton.tsx'
import { VersionsButton } from './versions/VersionsButton.tsx'

/** What is done with a whole look stands under its name, in this order. */
export const headActions: readonly { id: string; Action: ComponentType<EditTabProps> }[] = [
  { id: 'export', Action: ExportMenu },
  { id: 'versions', Action: VersionsButton },
  { id: 'vary', Action: VaryButton },
  { id: 'apply', Action: ApplyButton },
]
