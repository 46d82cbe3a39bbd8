import type { DesignEntry } from '@toile/contract/features/designs.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { IconPalette } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../shell/lazyPart.ts'
import { DialogButton } from '../../../shell/parts/DialogButton.tsx'

const ColorwaysDialog = lazyPart('redesign', async () => (await import('./ColorwaysDialog.tsx')).ColorwaysDialog)

interface ColorwaysButtonProps {
  projectId: string
  project: Project
  looks: readonly DesignEntry[]
}

/** Opens the looks in other palettes. */
export function ColorwaysButton(props: ColorwaysButtonProps) {
  const { t } = useTranslation()
  return (
    <DialogButton name={t('Colourways')} Icon={IconPalette} disabled={props.looks.length === 0} folds>
      {(onClose) => <ColorwaysDialog {...props} onClose={onClose} />}
    </DialogButton>
  )
}
