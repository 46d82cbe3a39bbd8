import { Button } from '@mantine/core'
import type { Asks } from '@toile/contract/call.ts'
import type { DesignEntry, designs } from '@toile/contract/features/designs.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { useTranslation } from 'react-i18next'
import { useColorwayActs } from '../../../shared/colorways/useColorwayActs.ts'

interface LookActsProps {
  entry: DesignEntry
  /** The look in the colourway. */
  design: Design
  /** What it is, as the export is told. */
  colorway: Asks<typeof designs.exportLook>['colorway']
  busy: boolean
  onWear: () => void
  onWearAll: () => void
}

/** What is done with a look in a colourway: worn, in it or in every look, made a look of its own, exported. */
export function LookActs({ entry, design, colorway, busy, onWear, onWearAll }: LookActsProps) {
  const { t } = useTranslation()
  const { makeLook, exportPicture } = useColorwayActs(entry)
  return (
    <>
      <Button size="compact-md" variant="default" disabled={busy} onClick={onWear}>
        {t('Wear it')}
      </Button>
      <Button size="compact-md" variant="default" disabled={busy} onClick={onWearAll}>
        {t('Wear it in every look')}
      </Button>
      <Button size="compact-md" variant="default" onClick={() => void makeLook(design)}>
        {t('Save as a new look')}
      </Button>
      <Button size="compact-md" variant="default" onClick={() => exportPicture(colorway)}>
        {t('Export as a picture')}
      </Button>
    </>
  )
}
