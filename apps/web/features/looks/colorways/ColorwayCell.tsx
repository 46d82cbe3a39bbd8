import { Menu } from '@mantine/core'
import type { Asks } from '@toile/contract/call.ts'
import type { DesignEntry, designs } from '@toile/contract/features/designs.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { useTranslation } from 'react-i18next'
import { useColorwayActs } from '../../../shared/colorways/useColorwayActs.ts'
import { WaitingColors } from '../../../shared/colorways/WaitingColors.tsx'
import { SeenThumb } from '../../../shared/drawing/SeenThumb.tsx'

interface ColorwayCellProps {
  entry: DesignEntry
  /** The look in the colourway. */
  design: Design
  /** What it is, as the export is told. */
  colorway: Asks<typeof designs.exportLook>['colorway']
  /** Already translated. */
  name: string
  onState: (drawn: boolean | null) => void
  onWear: () => void
}

/** A look in a colourway, small; pressed, it is worn, made a look of its own, or exported. */
export function ColorwayCell({ entry, design, colorway, name, onState, onWear }: ColorwayCellProps) {
  const { t } = useTranslation()
  const { makeLook, exportPicture } = useColorwayActs(entry)
  return (
    <Menu withinPortal={false} floatingStrategy="fixed">
      <Menu.Target>
        <button type="button" aria-label={name} aria-haspopup="menu">
          <SeenThumb
            design={design}
            width={168}
            height={252}
            ghost={entry.pictures?.small}
            meanwhile={<WaitingColors colors={colorway?.colors ?? []} />}
            onState={onState}
          />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={onWear}>{t('Wear the colourway')}</Menu.Item>
        <Menu.Item onClick={() => void makeLook(design)}>{t('Save as a new look')}</Menu.Item>
        <Menu.Item onClick={() => exportPicture(colorway)}>{t('Export as a picture')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
