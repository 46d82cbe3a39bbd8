import { Select } from '@mantine/core'
import { chooseWorld } from '@toile/fashion/projects/directionChanges.ts'
import { pictureWorlds } from '@toile/fashion/script/worlds/index.ts'
import { useTranslation } from 'react-i18next'
import { useBoards } from '../boards/boardContext.ts'
import { inPlace } from '../parts/inPlace.ts'
import styles from './direction.module.css'
import type { Direction } from './useDirection.ts'
import { directionSteps, worldLabel } from './words.ts'

const asRead = 'asRead'
/** A second kind that hardly speaks is not worth a word. */
const faint = 0.05

/** Which kind of pictures they are read as, and another one in its place. */
export function WorldField({ direction }: { direction: Direction }) {
  const { t, i18n } = useTranslation()
  const { opened, project } = useBoards()
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' })
  const worlds = direction.asRead.worlds.filter(({ share }) => share >= faint)
  const { world } = project.direction
  return (
    <div className={styles.world}>
      <Select
        label={t('Kind of pictures')}
        allowDeselect={false}
        comboboxProps={inPlace}
        value={world ?? asRead}
        data={[
          { value: asRead, label: t('As read') },
          ...pictureWorlds.map(({ id, label }) => ({ value: id, label: t(label) })),
        ]}
        onChange={(chosen) =>
          opened.document.change(
            chooseWorld,
            { world: pictureWorlds.find(({ id }) => id === chosen)?.id ?? null },
            { name: directionSteps.world.label },
          )
        }
      />
      <p data-quiet={world !== null || undefined}>
        <span>{t('Read as')}</span>
        {worlds.map(({ id, share }) => (
          <b key={id}>
            {t(worldLabel(id))} <i>{percent.format(share)}</i>
          </b>
        ))}
      </p>
    </div>
  )
}
