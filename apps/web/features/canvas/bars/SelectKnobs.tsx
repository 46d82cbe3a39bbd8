import { IconLayersIntersect, IconLayersSubtract, IconLayersUnion, IconSquare } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { desk } from '../tools/paintersDesk.ts'
import { isKnobbed } from '../tools/turned.ts'
import { useDesk } from '../tools/useDesk.ts'
import { BarChoice } from './BarChoice.tsx'
import { BarSwitch } from './BarSwitch.tsx'
import styles from './bars.module.css'
import { ToolNumbers } from './ToolNumbers.tsx'

/** How a tool selects, and how what it selects meets the selection that is there. */
export function SelectKnobs() {
  const { t } = useTranslation()
  const { tool, combination, everywhere, ofLayer } = useDesk()
  return (
    <div className={styles.own} role="group" aria-label={t('Selection')}>
      <BarChoice
        name={t('How it meets what is selected')}
        value={combination}
        options={[
          { id: 'replace', label: t('Select anew'), Icon: IconSquare },
          { id: 'add', label: `${t('Add to the selection')}  Shift`, Icon: IconLayersUnion },
          { id: 'subtract', label: `${t('Take from the selection')}  Alt`, Icon: IconLayersSubtract },
          { id: 'intersect', label: `${t('Keep what both share')}  Shift Alt`, Icon: IconLayersIntersect },
        ]}
        onChoose={(next) => desk.set({ combination: next })}
      />
      {isKnobbed(tool) && <ToolNumbers tool={tool} />}
      <ToolNumbers tool="select" />
      {tool === 'wand' && (
        <BarSwitch label={t('Everywhere')} on={everywhere} onTurn={(on) => desk.set({ everywhere: on })} />
      )}
      {(tool === 'wand' || tool === 'colorRange') && (
        <BarSwitch label={t('This layer only')} on={ofLayer} onTurn={(on) => desk.set({ ofLayer: on })} />
      )}
    </div>
  )
}
