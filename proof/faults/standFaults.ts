import { directionFault, type Fault, serverFault } from './fault.ts'

const craft = 'packages/craft'
const picture = 'packages/picture'
const earlier = directionFault(`${craft}/designs/migrations/migrateDesign.test.ts`, `${craft}/designs`)
const lineUp = directionFault(`${craft}/designs/compose/chooseWearers.test.ts`, `${craft}/designs/compose`)
const asWorn = directionFault(`${craft}/designs/compose/standAsWorn.test.ts`, `${craft}/designs/compose`)
const pockets = directionFault('packages/craft/designs/handPockets.test.ts', 'packages/craft/designs')
const sheet = directionFault(`${picture}/looks/round/carryTraced.test.ts`, `${picture}/looks/round`)
const turned = directionFault(`${craft}/garments/turn/turn.test.ts`, `${craft}/garments/turn`)
const head = directionFault(`${craft}/garments/turn/onTurnedHead.test.ts`, `${craft}/garments/turn`)
const steps = directionFault(`${picture}/looks/round/steps.test.ts`, `${picture}/looks/round`)
const under = directionFault(`${picture}/looks/round/underClothes.test.ts`, `${picture}/looks/round`)
const pens = directionFault(`${picture}/looks/pens.test.ts`, `${picture}/looks`)
const lines = directionFault(`${picture}/export/svgLineDrawing.test.ts`, `${picture}/export`)
const worn = directionFault(`${picture}/looks/styling.test.ts`, `${craft}/mannequins/round`)

/** Faults in how documents name what people stand in, and in what is worn there. */
export const standFaults: readonly Fault[] = [
  earlier(
    'an earlier design keeps its flat stance',
    'migrations/standInSpace.ts',
    'pose: gesture }',
    'pose: mannequin.pose }',
    'are read as the present one',
  ),
  earlier(
    'a migrated design loses what else it says of its mannequin',
    'migrations/standInSpace.ts',
    '{ ...mannequin, pose',
    '{ person: mannequin.person, mirrored: false, pose',
    'are read as the present one',
  ),
  lineUp(
    'two of a line-up stand alike while there are other ways',
    'chooseWearers.ts',
    '(times(stance) > least ? 0.001 : 1)',
    '1',
    'nobody stands as another did',
  ),
  lineUp(
    'everybody walks who can',
    'chooseWearers.ts',
    'full(walks, most.walking) ? 0.01 : 1',
    'full(walks, most.walking) ? 1 : 1',
    'few walk',
  ),
  lineUp(
    'a whole line-up turns to one side',
    'chooseWearers.ts',
    'chance.happens(0.8) ? alike : !alike',
    'chance.happens(0.8) ? !alike : alike',
    'turns to both sides',
  ),
  lineUp(
    'whoever was asked for in an earlier stance stands in any',
    'chooseWearers.ts',
    'i < mannequins.length ? gestureOf(pose) : null',
    'i > mannequins.length ? gestureOf(pose) : null',
    'whoever was asked for',
  ),
  asWorn(
    'a stance that cannot be worn is kept',
    'standAsWorn.ts',
    '(suits(gesture, garments) && isWithin(gesture, mannequin.person))',
    'garments.length > 0',
    'can be worn as it stands',
  ),
  asWorn(
    'two come to stand alike for want of pockets',
    'standAsWorn.ts',
    'used.add(instead.id)',
    'used.add(gesture.id)',
    'no two stand alike',
  ),
  asWorn(
    'a stance that was asked for is changed',
    'standAsWorn.ts',
    'if (!gesture || asked(i) || ',
    'if (!gesture || ',
    'a stance that was asked for stays',
  ),
  asWorn(
    'a stance turns the other way for what is worn',
    'standAsWorn.ts',
    'mannequin.mirrored : !mannequin.mirrored',
    '!mannequin.mirrored : mannequin.mirrored',
    'turns the same way',
  ),
  asWorn(
    'arms are raised under a cape',
    'standAsWorn.ts',
    '(covered || hung) &&',
    'hung && garments.length > 9 &&',
    'under a cape',
  ),
  pockets(
    'hands go into pockets under a cape',
    'handPockets.ts',
    ': isPocketed(outer)',
    ': shown.some(isPocketed)',
    'hides them',
  ),
  pockets(
    'a breast pocket takes a hand',
    'handPockets.ts',
    "(garment.slot === 'top' && garment.id !== 'hoodie')",
    "garment.id === 'hoodie'",
    'none on a breast',
  ),
  sheet(
    'sleeves of a sketch stay on the trunk',
    'carryTraced.ts',
    'if (arm >= 0) return arms[arm]',
    'if (arm > 1) return arms[arm]',
    'cuffs on the arms',
  ),
  sheet(
    'both legs of sketched trousers go along one leg',
    'carryTraced.ts',
    'legs[sheet[0] < fork[0] ? 0 : 1]',
    'legs[sheet[0] < fork[0] ? 1 : 1]',
    'each leg of trousers',
  ),
  sheet(
    'a sketch does not turn with its wearer',
    'carryTraced.ts',
    'return carryOf(sheet)(place).at',
    'return arms.includes(carryOf(sheet)) || fork ? carryOf(sheet)(place).at : place',
    'turns with the body',
  ),
  turned(
    'one of two bangles goes with the other arm',
    'hangsOn.ts',
    'sleeve|cuff|bangle)([01])',
    'sleeve|cuff)([01])',
    'all bangles of a wrist',
  ),
  turned(
    'a cape has the shell of the body under it',
    'reach.ts',
    'under.length ? under : made',
    'under',
    'capes and ponchos have no spikes',
  ),
  turned(
    'a turn-up goes with whichever leg is nearer',
    'hangsOn.ts',
    '/^(hemInside|turnUp|ankleRib',
    '/^(hemInside|ankleRib',
    'turn-ups and the insides of hems',
  ),
  turned(
    'the far turn-up lies over the near leg',
    'turnPieces.ts',
    'return Math.min(piece.order, 0) - (isLeg ? 2 : 1)',
    'return isLeg ? Math.min(piece.order, 0) - 2 : piece.order + 9',
    'turn-ups and the insides of hems',
  ),
  head('a brim hides the eyes', 'onTurnedHead.ts', 'brim: 0.6 }', 'brim: 1.2 }', 'no brim hides the eyes'),
  steps(
    'the soles of high heels are cut off',
    'steps.ts',
    'posed.floor + 0.3',
    'posed.floor - 0.9',
    'lies within the layer it is kept in',
  ),
  steps(
    'hands are cut off where they hang',
    'steps.ts',
    'roomy(posed.arms[index].flat, 1)',
    'roomy(posed.arms[index].flat, 0.3)',
    'lies within the layer it is kept in',
  ),
  under(
    'a folded arm vanishes below a short sleeve',
    'underClothes.ts',
    'posed.blockArms[index].where(point).t',
    'ruler.where(point).t',
    'shows a folded arm below a short sleeve',
  ),
  pens(
    'a small garment is drawn with a broad pen',
    'layers.ts',
    /draw\(\{\s*\.\.\.own,\s*pen,/,
    'draw({ ...own, pen: scale / 170 + pen * 0,',
    'are the same for a small garment',
  ),
  worn(
    'what is worn in space is drafted as if it lay flat',
    'blockOf.ts',
    "id: 'block'",
    "id: 'neutral'",
    'changes the picture where it is worn so',
  ),
  lines(
    'contours of limbs are hidden by the skin they go round',
    'recordParts.ts',
    'lay((line) => goesRound(line, covers))',
    'lay(() => false)',
    'both contours of an arm',
  ),
  lines(
    'forms that are filled as one show the lines between them',
    'rims.ts',
    'if (forms.length < 2) return [line]',
    'if (forms.length) return [line]',
    'nothing of a contour within another part',
  ),
  serverFault(
    'a file of the first form is refused for the names of its documents',
    'apps/server/documents/projectFile/readCollectionFile.ts',
    'checkHashes(storedSchema.parse(given).documents)',
    'checkHashes(content.data.documents)',
    'features/history/projectFile.test.ts',
    'a file of the first form',
  ),
]
