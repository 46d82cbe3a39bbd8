import type { Design } from '@toile/craft/designs/design.ts'
import type { Mesh } from '@toile/craft/garments/turn/mesh.ts'
import type { Figure } from '@toile/craft/mannequins/figure.ts'
import { seedOf } from '@toile/geometry'
import { drawBehind as drawHairBehind } from '../people/drawBehind.ts'
import { drawBentArms } from '../people/drawBentArms.ts'
import { drawBody } from '../people/drawBody.ts'
import { drawHead } from '../people/drawHead.ts'
import { drawShoes } from '../people/drawShoes.ts'
import { shoeArts } from '../people/shoes/index.ts'
import { type PersonPart, type Region, regionOf, type Stage } from '../raster/stage.ts'
import { drawBehind, drawFronts, drawOverHead, drawSleeves, type OnFigure, readyGarments } from './drawGarments.ts'
import { coveringOf, dress } from './dressing.ts'
import { hemsOf } from './hemsOf.ts'
import { drawLayer, type LayerCache, stageKey } from './layers.ts'
import { drawStood } from './round/drawStood.ts'
import { standIn } from './round/standIn.ts'
import type { Sources } from './sources.ts'
import { isPosed, type Wearer } from './wearer.ts'
import { pressHair, wornBy } from './wearing.ts'

/** Draws wearer and garments in their layers, on whatever the stage shows. */
export function drawDressed(
  stage: Stage,
  wearer: Wearer,
  design: Pick<Design, 'garments'>,
  sources: Sources,
  cache: LayerCache,
  mesh?: Mesh,
): void {
  if (isPosed(wearer)) return drawStood(stage, standIn(wearer, design, sources, cache.models, mesh), sources, cache)
  const { person, figure: bare, look: own, key: bareKey } = wearer
  const dressed = dress(design, bare, sources, cache.models, bareKey)
  const { figure, pressed, wearing } = wornBy(bare, dressed)
  const undressed = dressed.length === 0
  const hems = shoeArts[own.shoe]?.shaft ? hemsOf(dressed) : null
  const look = { ...own, undressed, ...(hems ? { hems } : {}) }
  const key = `${bareKey}:${wearing}:${undressed}:${hems?.join() ?? ''}`
  const garments = readyGarments(stage, figure, dressed, sources)
  const on: OnFigure = { stage, figure, figureKey: key, cache }
  const drawFigure = (name: string, part: PersonPart, region: Region, draw: (layer: Stage) => void) =>
    drawLayer(cache.figures, {
      key: `${name}:${stageKey(stage)}:${key}`,
      stage,
      region,
      of: { kind: 'person', part },
      draw,
    })
  drawFigure('behind', 'hair', headRegion(stage, figure), (own) => {
    drawHairBehind(own, figure, person, look)
    pressHair(own, pressed)
  })
  drawBehind(on, garments)
  drawFigure('body', 'shoes', bodyRegion(stage, figure), (own) => {
    drawBody(own, figure, person, look)
    own.done?.('skin')
    drawShoes(own, figure, person, look)
  })
  drawFronts(on, garments)
  const covering = coveringOf(dressed)
  drawFigure(`arms:${seedOf(JSON.stringify(covering))}`, 'skin', bodyRegion(stage, figure), (own) =>
    drawBentArms(own, figure, person, look, covering),
  )
  drawSleeves(on, garments)
  drawFigure('head', 'hair', headRegion(stage, figure), (own) => {
    drawHead(own, figure, person, look)
    pressHair(own, pressed)
  })
  drawOverHead(on, garments)
}

/** Head and hair: the longest locks fall to the bust. */
function headRegion(stage: Stage, figure: Figure): Region {
  const reach = Math.max(1.1, figure.levels.bust)
  const corners = [
    figure.head(-1.15, -0.75),
    figure.head(1.15, -0.75),
    figure.head(-1.15, reach),
    figure.head(1.15, reach),
  ]
  return regionOf(stage, [corners], 2)
}

function bodyRegion(stage: Stage, figure: Figure): Region {
  const hands = [figure.landmarks().handLeft, figure.landmarks().handRight]
  const feet = ([0, 1] as const).map((leg) => figure.foot(leg).place(0, 0.9))
  return regionOf(
    stage,
    [...figure.halves(), figure.armOutline(0), figure.armOutline(1), hands, feet],
    Math.round(0.42 * stage.scale),
  )
}
