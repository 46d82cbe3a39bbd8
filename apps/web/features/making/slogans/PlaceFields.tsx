import { setItem, setShape } from '@toile/craft/slogans/changes.ts'
import type { SloganDocument, SloganItem } from '@toile/craft/slogans/slogan.ts'
import { useTranslation } from 'react-i18next'
import { NumberLine } from '../../../shared/fields/numbers/NumberLine.tsx'
import type { SloganDesk } from './sloganDesk.ts'

interface PlaceFieldsProps {
  item: SloganItem
  document: SloganDocument
  desk: SloganDesk
}

/** Where a thing stands, in millimetres from the left upper corner, and how it is turned. */
export function PlaceFields({ item, document, desk }: PlaceFieldsProps) {
  const { t } = useTranslation()
  const { id } = item
  const line = { unit: ' mm', step: 0.5, decimals: 1, normal: null } as const
  return (
    <>
      {item.kind === 'shape' &&
        (['width', 'height'] as const).map((side) => (
          <NumberLine
            key={side}
            {...line}
            name={side === 'width' ? t('Width') : t('Height')}
            value={item[side]}
            least={0.5}
            most={Math.max(400, item[side])}
            onChange={(value) => desk.edit(setShape, { id, own: { [side]: value } }, `${id} ${side}`)}
          />
        ))}
      <NumberLine
        {...line}
        name={t('From the left')}
        value={item.x}
        least={Math.min(0, item.x)}
        most={Math.max(document.width, item.x)}
        normal={document.width / 2}
        onChange={(x) => desk.edit(setItem, { id, own: { x } }, `${id} x`)}
      />
      <NumberLine
        {...line}
        name={t('From above')}
        value={item.y}
        least={Math.min(0, item.y)}
        most={Math.max(document.height, item.y)}
        normal={document.height / 2}
        onChange={(y) => desk.edit(setItem, { id, own: { y } }, `${id} y`)}
      />
      <NumberLine
        name={t('Angle')}
        unit="°"
        value={item.angle}
        least={-180}
        most={180}
        step={1}
        normal={0}
        onChange={(angle) => desk.edit(setItem, { id, own: { angle } }, `${id} angle`)}
      />
    </>
  )
}
