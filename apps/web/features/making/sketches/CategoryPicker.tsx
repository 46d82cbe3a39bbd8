import type { BodyCategory } from '@toile/craft/garments/garment.ts'
import { categories } from '@toile/craft/garments/categories.ts'
import { useTranslation } from 'react-i18next'
import { Thumb } from '../../../shared/drawing/Thumb.tsx'
import { Choices } from '../../../shared/fields/choices/Choices.tsx'
import styles from './sketches.module.css'

/** The garment that stands for its category. */
const shown: Record<BodyCategory, string> = {
  tShirt: 'tShirt',
  shirt: 'shirt',
  blouse: 'blouse',
  top: 'camisole',
  knitwear: 'sweater',
  sweatshirt: 'hoodie',
  blazer: 'blazer',
  jacket: 'bomber',
  coat: 'coat',
  dress: 'fitAndFlareDress',
  jumpsuit: 'jumpsuit',
  skirt: 'pleatedSkirt',
  trousers: 'trousers',
  jeans: 'jeans',
  shorts: 'tailoredShorts',
}

interface CategoryPickerProps {
  category: BodyCategory | null
  onChoose: (category: BodyCategory | null) => void
}

/** The categories as drawn flats; choosing the chosen one again leaves it open. */
export function CategoryPicker({ category, onChoose }: CategoryPickerProps) {
  const { t } = useTranslation()
  return (
    <fieldset className={styles.group}>
      <legend>{t('Category')}</legend>
      <Choices
        name={t('Category')}
        width={4}
        current={category}
        onChoose={(id) => onChoose(id === category ? null : (categories.find((row) => row.id === id)?.id ?? null))}
        choices={categories.map(({ id, label }) => ({
          id,
          name: t(label),
          picture: <Thumb order={{ kind: 'garment', garment: shown[id], width: 72, height: 80 }} />,
        }))}
      />
    </fieldset>
  )
}
