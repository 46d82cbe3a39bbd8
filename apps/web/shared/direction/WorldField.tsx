import { Select } from '@mantine/core'
import { chooseWorld } from '@toile/studio/projects/directionChanges.ts'
import type { PictureWorldId } from '@toile/craft/script/worlds/worldIds.ts'
import { pictureWorlds } from '@toile/craft/script/worlds/index.ts'
import { useTranslation } from 'react-i18next'
import { listOf } from '../../languages/listOf.ts'
import { useBoards } from '../open/boards/boardContext.ts'
import { inPlace } from '../fields/parts/inPlace.ts'
import styles from './direction.module.css'
import type { Direction } from './useDirection.ts'
import { worldLabel } from './words.ts'
import { worldBrings } from './worldBrings.ts'

const asRead = 'asRead'
/** A second kind that speaks less is not worth a word. */
const faint = 0.25

/** Which kind of pictures they are nearest to, and another one in its place with what that changes. */
export function WorldField({ direction }: { direction: Direction }) {
  const { t } = useTranslation()
  const { opened, project } = useBoards()
  const [nearest, next] = direction.asRead.worlds
  const first = t(worldLabel(nearest?.id ?? ''))
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
          opened.document.change(chooseWorld, { world: pictureWorlds.find(({ id }) => id === chosen)?.id ?? null })
        }
      />
      <p data-quiet={world !== null || undefined}>
        {next && next.share >= faint
          ? t('Closest to {{first}}, then {{second}}', { first, second: t(worldLabel(next.id)) })
          : t('Closest to {{first}}', { first })}
      </p>
      <p className={styles.brings} role="status">
        {world !== null && <Brings world={world} direction={direction} />}
      </p>
    </div>
  )
}

function Brings({ world, direction }: { world: PictureWorldId; direction: Direction }) {
  const { t } = useTranslation()
  const { dials } = useBoards().project.direction
  const { prints, moved } = worldBrings(direction.asRead, direction.now, dials)
  const sentences = [
    t('Cuts and cloths now follow {{world}}.', { world: t(worldLabel(world)) }),
    prints.length > 0
      ? t('New prints: {{prints}}.', { prints: listOf(prints.map((label) => t(label))) })
      : t('The prints stay as they are.'),
    moved.length > 0 ? t('The measures that move are marked.') : t('The measures stay as they are.'),
  ]
  return <>{sentences.join(' ')}</>
}
