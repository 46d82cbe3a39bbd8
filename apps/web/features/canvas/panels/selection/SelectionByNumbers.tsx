import { Button, NumberInput } from '@mantine/core'
import { useState } from 'react'
import { Form } from '../../../../shell/parts/Form.tsx'
import { useTranslation } from 'react-i18next'
import { useBench, useKnown } from '../../painting/usePainting.ts'
import { desk } from '../../tools/paintersDesk.ts'
import { select } from '../../tools/select/meets.ts'
import styles from '../toolPanels.module.css'

const fields = [
  { id: 'x', label: 'X' },
  { id: 'y', label: 'Y' },
  { id: 'width', label: 'Width' },
  { id: 'height', label: 'Height' },
] as const

/** Selects a box by its numbers, as those do who use no pointer. */
export function SelectionByNumbers() {
  const { t } = useTranslation()
  const bench = useBench()
  const { document, selection } = useKnown()
  const box = selection?.box
  const [at, setAt] = useState(() => ({
    x: box?.x0 ?? 0,
    y: box?.y0 ?? 0,
    width: box ? box.x1 - box.x0 : (document?.width ?? 1),
    height: box ? box.y1 - box.y0 : (document?.height ?? 1),
  }))
  const take = (kind: 'rectangle' | 'ellipse') =>
    select(bench, { kind, from: [at.x, at.y], to: [at.x + at.width, at.y + at.height] }, desk.get().combination)
  return (
    <Form className={styles.fields} aria-label={t('Select by numbers')} onSubmit={() => take('rectangle')}>
      <div className={styles.four}>
        {fields.map(({ id, label }) => (
          <NumberInput
            key={id}
            size="xs"
            label={t(label)}
            hideControls
            min={id === 'width' || id === 'height' ? 1 : -8192}
            max={8192}
            allowDecimal={false}
            value={at[id]}
            onChange={(next) => typeof next === 'number' && setAt({ ...at, [id]: next })}
          />
        ))}
      </div>
      <div className={styles.row}>
        <Button variant="default" size="compact-sm" onClick={() => take('rectangle')}>
          {t('Select the rectangle')}
        </Button>
        <Button variant="default" size="compact-sm" onClick={() => take('ellipse')}>
          {t('Select the ellipse')}
        </Button>
      </div>
    </Form>
  )
}
