import { UnstyledButton } from '@mantine/core'
import { toHex } from '@toile/craft/colors/color.ts'
import { wearColorway } from '@toile/craft/designs/colorways/colorwayChanges.ts'
import { wornColorway } from '@toile/craft/designs/colorways/wornColorway.ts'
import { IconPalette } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../shell/lazyPart.ts'
import { DialogButton } from '../../../shell/parts/DialogButton.tsx'
import { Swatch } from '../../../shell/parts/Swatch.tsx'
import { useColorwayNames } from '../../../shared/colorways/useColorwayNames.ts'
import { Section } from '../../../shared/fields/parts/Section.tsx'
import type { EditTabProps } from '../edit.ts'
import styles from './keptColorways.module.css'

const LookColorwaysDialog = lazyPart(
  'redesign',
  async () => (await import('./LookColorwaysDialog.tsx')).LookColorwaysDialog,
)

type KeptColorwaysProps = Pick<EditTabProps, 'look' | 'entry' | 'design' | 'project' | 'edit'>

/** The colourways that the look keeps, changed into by a press, and the way to others. */
export function KeptColorways({ look, entry, design, project, edit }: KeptColorwaysProps) {
  const { t } = useTranslation()
  const worn = useMemo(() => wornColorway(design), [design])
  const { colorways = [] } = design
  const names = useColorwayNames(project)(colorways)
  return (
    <Section title={t('Colourways')}>
      {colorways.length > 0 && (
        <ul className={styles.kept} aria-label={t('Kept colourways')}>
          {colorways.map((one, i) => (
            <li key={one.id}>
              <UnstyledButton
                className={styles.one}
                aria-pressed={one.id === worn?.id}
                onClick={() => edit(wearColorway, { id: one.id })}
              >
                <span className={styles.swatches}>
                  {one.colors.map(({ role, color }) => (
                    <Swatch key={role} fill={toHex(color)} />
                  ))}
                </span>
                {names[i]}
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
      <div>
        <DialogButton name={t('Try other colourways')} Icon={IconPalette}>
          {(onClose) => <LookColorwaysDialog look={look} entry={entry} project={project} onClose={onClose} />}
        </DialogButton>
      </div>
    </Section>
  )
}
