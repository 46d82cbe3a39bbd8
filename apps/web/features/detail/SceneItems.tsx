import { Menu } from '@mantine/core'
import type { Asks } from '@toile/contract/call.ts'
import type { designs } from '@toile/contract/features/designs.ts'
import type { MenuScene } from '@toile/picture/scenes/sceneMenu.ts'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { fileName } from '../../shell/exports/fileName.ts'
import { readMenu } from '../../shared/drawing/desk.ts'

/** What the server is asked for. */
export type Wish = Asks<typeof designs.exportLook>['file']

interface Garment {
  id: string
  /** Already translated. */
  label: string
}

interface SceneItemsProps {
  garments: readonly Garment[]
  /** With the rest of the file's name. */
  onChoose: (wish: Wish, ending: string) => void
}

/** The scenes that stand in the export menu, under their headings: once for each size, or for each garment. */
export function SceneItems({ garments, onChoose }: SceneItemsProps) {
  const { t } = useTranslation()
  const { data: scenes = [] } = useQuery({ queryKey: ['scenes of the menu'], queryFn: readMenu, staleTime: Infinity })
  return Object.entries(Object.groupBy(scenes, ({ under }) => under.label)).map(([heading, members = []]) => {
    const items = members.flatMap((scene) => itemsOf(scene, garments))
    return (
      <Fragment key={heading}>
        {items.length > 0 && <Menu.Label>{t(heading)}</Menu.Label>}
        {items.map(({ says, beside, wish, ending }) => (
          <Menu.Item key={ending} onClick={() => onChoose(wish, ending)}>
            {[...says, ...(beside ? [t(beside.label)] : [])].join(' · ')}
          </Menu.Item>
        ))}
      </Fragment>
    )
  })
}

interface Item {
  /** What stands in every language alike, or is translated already. */
  says: readonly string[]
  beside?: MenuScene['beside']
  wish: Wish
  ending: string
}

function itemsOf(scene: MenuScene, garments: readonly Garment[]): Item[] {
  const { id, form, file, beside, sizes, eachGarment } = scene
  const name = form.toUpperCase()
  if (eachGarment)
    return garments.map(({ id: garment, label }) => ({
      says: [name, label],
      wish: { scene: id, garment },
      ending: `${fileName(label)}.${form}`,
    }))
  if (!sizes) return [{ says: [name], beside, wish: { scene: id }, ending: `${file}.${form}` }]
  return sizes.map(({ width, height }) => ({
    says: [name, `${width} × ${height}`],
    beside,
    wish: { scene: id, width },
    ending: `${file}-${width}.${form}`,
  }))
}
