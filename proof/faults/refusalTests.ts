import { at } from './fault.ts'

/** Which test notices that a refusal of a file is gone: by code, with a number where a file refuses so more than once; each names a part of the test's title. */
interface RefusalTests {
  file: string
  test: string
  titles: Readonly<Record<string, string>>
}

const craft = (file: string, test: string, titles: RefusalTests['titles']): RefusalTests => ({
  file: at('packages/craft', `${file}.ts`),
  test: at('packages/craft', `${test}.test.ts`),
  titles,
})
const server = (file: string, test: string, titles: RefusalTests['titles']): RefusalTests => ({
  file: at('apps/server', `${file}.ts`),
  test: at('apps/server', `${test}.test.ts`),
  titles,
})

const canvas = (file: string, test: string, titles: RefusalTests['titles']): RefusalTests => ({
  file: at('packages/canvas', `${file}.ts`),
  test: at('packages/canvas', `${test}.test.ts`),
  titles,
})

const slogans = '[S5.18] a slogan needs a text with letters, and takes twelve'
const tags = 'are cleaned, each once whatever its case'
const prints = 'every mode asks for what it needs in one sentence'
const sketches = 'an order that names nothing to draw is refused in one sentence'
const moods = 'colours alone do; nothing at all, or nothing that can be read'
const uploads = 'empty, too large and wrong files are refused with a sentence'
const nothingIn = 'a picture with nothing in it is refused with a sentence'
const rights = 'take no picture without the declaration of its rights'
const brief = 'is told in one sentence and nothing is kept'
const hostile = 'every hostile file meets its own sentence'
const background = 'keep the background at the bottom'
const pinned = 'keep a pinned layer in its place'
const noPaint = 'takes no paint on a layer that is fixed'
const notMerged = 'refuse to merge what is hidden'
const noLiquify = 'an empty layer, a fixed one and a missing one'
const tooMuch = 'too many layers, and too many tiles'

/** The refusals of limits and rights. */
export const refusalTests: readonly RefusalTests[] = [
  craft('slogans/slogan', 'slogans/changes', { sloganTextNeeded: slogans, sloganTooManyTexts: slogans }),
  craft('packages/studio/library/cleanTags', 'packages/studio/library/library', {
    tagNameNeeded: tags,
    tagTooLong: tags,
  }),
  craft('packages/studio/history/bringBack', 'packages/studio/history/history', {
    boardFull: '[S5.03] a full board takes nothing more',
  }),
  craft('colors/palettes/index', 'colors/palettes/palettes', {
    paletteTooLarge: 'a file of more than a megabyte is refused',
    paletteEmpty: 'is refused with one sentence',
    paletteUnknown: 'is refused with one sentence',
  }),
  craft('colors/palettes/openBytes', 'colors/palettes/palettes', {
    paletteCutOff: 'every file cut short at any byte',
  }),
  server('features/generation/orderPrints', 'features/generation/generatePrints', {
    promptNeeded: prints,
    pictureNeeded: prints,
    nothingRead: prints,
  }),
  server('features/sketches/orderSketches', 'features/sketches/sketches', {
    sketchNeeded: sketches,
    nothingRead: sketches,
    sketchGarmentsOnly: sketches,
  }),
  server('features/moods/orderMoods', 'features/moods/moods', { moodNeeded: moods, nothingRead: moods }),
  server('features/projects/repository', 'features/projects/together', { changedElsewhere: '' }),
  server('apps/server/features/files/briefs/openParts', 'features/projects/briefs/briefs', {
    briefTooHeavy: brief,
    briefLocked: brief,
    briefMacros: brief,
  }),
  server('apps/server/features/files/briefs/wordsOf', 'features/projects/briefs/briefs', {
    briefScanned: brief,
    briefEmpty: brief,
  }),
  server('apps/server/pictures/tracing/correctPiece.job', 'features/tracing/tracing', {
    outlineEmpty: 'an outline that was dragged is the mask',
  }),
  server('features/tasks/handlers', 'features/generation/generation', {
    taskEnded: 'a cancelled task gives its credits back',
  }),
  server('features/pictures/cutOut.task', 'features/pictures/pictures', { nothingStandsOut: nothingIn }),
  server('features/pictures/makeTile.task', 'features/pictures/pictures', { pictureTooSmall: nothingIn }),
  server('features/library/handlers', 'features/library/library', {
    tabStays: 'looks and own mannequins keep their tab',
  }),
  server('features/library/tagging', 'features/library/library', { tooManyTags: 'a tag needs a name' }),
  server('features/account/handlers', 'features/account/account', {
    'wrongSignIn 3': 'a wrong password and an unknown account',
  }),
  server('features/account/handlers', 'races', { tooManyTokens: 'access tokens' }),
  server('features/account/handlers', 'features/account/attempts', {
    wrongSignIn: 'whether an address is known or not, also to open an account',
  }),
  server('features/account/throttle', 'features/account/attempts', {
    tooManyAttempts: 'have a wide limit over all accounts',
  }),
  server('features/prints/handlers', 'features/prints/prints', {
    upscaleTooLarge: 'refuses more than 2048 pixels a side',
    upscalePrintsOnly: 'refuses more than 2048 pixels a side',
  }),
  server('features/figures/handlers', 'features/figures/figures', {
    figureUnseen: 'the library keeps a seen mannequin once',
  }),
  server('features/slogans/handlers', 'features/slogans/slogans', { sloganTextNeeded: 'a slogan without text' }),
  server('features/files/handlers', 'features/files/uploads', { fileEmpty: uploads }),
  server('features/files/keepUpload', 'features/files/uploads', { trialUploadsUsed: 'a trial holds ten pictures' }),
  server('features/files/uploads', 'features/files/uploads', {
    fileEmpty: uploads,
    fileTooLarge: uploads,
    tooManyAtOnce: 'a go holds so many files by what it is for',
  }),
  server('features/boards/loadBoards', 'features/boards/boards', { boardEmpty: 'an empty one says so' }),
  server('features/brands/handlers', 'features/brands/brands', {
    brandRights: rights,
    changedElsewhere: 'of two windows the later is told',
    brandTooFew: rights,
  }),
  server('features/canvas/canvasRoom', 'features/canvas/canvas', {
    tooManyPaintings: 'one painting more than a person may have',
  }),
  server('features/patterns/patternRoom', 'features/patterns/patterns', {
    tooManyPatterns: 'one pattern more than a person may have',
  }),
  server('features/patterns/makePattern', 'features/patterns/patterns', {
    garmentNotSewn: 'is refused with its sentence',
  }),
  server('features/patterns/keepPattern', 'features/patterns/patterns', {
    changedElsewhere: 'one that was changed elsewhere is refused',
  }),
  server('features/canvas/ownBrushes', 'features/canvas/canvas', {
    tooManyOwnBrushes: 'no more than an account holds',
  }),
  server('documents/canvases/takeTiles', 'features/canvas/hostileTiles', {
    tilesUnreadable: 'a tile under the name of another',
    tileForm: 'a JPEG',
    'tilesUnreadable 2': 'a body cut off',
  }),
  server('apps/server/documents/brandRoom', 'races', { tooManyBrands: 'brands that are made' }),
  server('features/history/handlers', 'features/history/collections', {
    collectionEmptyBin: 'what is deleted lies in the bin',
  }),
  server('apps/server/library/checkElement', 'features/elements/elements', {
    documentUnreadable: 'a document that names nothing known',
  }),
  server('apps/server/features/prints/exportRepeat', 'apps/server/features/prints/exportRepeat', {
    repeatTooLarge: 'refuses what is larger than 64 by 64 cm',
  }),
  server('apps/server/documents/projectFile/readCollectionFile', 'features/history/hostileFile', {
    collectionFileOnly: 'what is no collection file',
    collectionFileNewer: 'a newer form, foreign ids',
  }),
  server('apps/server/documents/projectFile/checkTrialRoom', 'features/history/hostileFile', {
    trialUploadsUsed: 'pictures count against a trial whatever the file calls them',
  }),
  server('apps/server/documents/projectStates/retrieveState', 'features/history/states', {
    changedElsewhere: 'one that races with a save is told',
  }),
  server('apps/server/features/figures/traceFigure', 'features/figures/figures', {
    nobodyStands: 'a picture in which nobody stands',
  }),
  server('apps/server/pictures/letters/readyLetters', 'features/slogans/slogans', {
    lettersUnknown: 'a slogan without text',
  }),
  server('host/http/once', 'features/account/account', { keyUsedDifferently: 'other contents under it are refused' }),
  server('host/files/inspect', 'host/files/files', { imagePolyglot: hostile, imageTruncated: hostile }),
  server('host/files/editedPicture', 'features/files/edits', {
    editEmpty: 'of which nothing would be left is refused',
  }),
  canvas('document/checkLayers', 'document/canvasChanges', {
    layerMissing: 'are not told of a layer that is not there',
    layerFixed: 'refuse what a fixed layer',
    layerBackground: background,
    layerPinned: pinned,
    layersFull: 'not of more layers than fit',
    sheetSides: 'give the sheet other sides',
  }),
  canvas('document/layerChanges', 'document/canvasChanges', { layerBackground: background }),
  canvas('document/orderChanges', 'document/canvasChanges', {
    layerBackground: background,
    layerPinned: pinned,
    groupInItself: 'never a group into itself',
  }),
  canvas('document/checkCanvas', 'document/storedCanvas', { layersFull: tooMuch, tooManyTiles: tooMuch }),
  canvas('session/strokeTarget', 'session/session', {
    layerHidden: noPaint,
    layerWithoutPaint: noPaint,
    layerWithoutMask: noPaint,
  }),
  canvas('session/merged', 'session/acts', {
    nothingToMerge: notMerged,
    'nothingToMerge 2': notMerged,
    'nothingToMerge 3': notMerged,
    'nothingToMerge 4': notMerged,
    layerWithoutMask: notMerged,
    layerWithoutPaint: notMerged,
  }),
  canvas('liquify/liquifyLayer', 'liquify/liquify', {
    layerWithoutPaint: noLiquify,
    layerNotRasterized: 'a layer that is not rasterized is refused',
    layerEmpty: noLiquify,
  }),
  canvas('files/own/readCanvas', 'files/ownFile', {
    canvasFileOnly: 'with another ZIP or a picture in its place',
    canvasTileDamaged: 'is not what its name says',
    'canvasFileOnly 2': 'cut off anywhere',
    canvasLayersAstray: 'names layers that are not there',
  }),
  canvas('files/own/openKept', 'files/ownFile', { canvasTileMissing: 'with a piece that is missing' }),
  canvas('files/decodeTile', 'files/tilePictures', { canvasTileDamaged: 'that is cut off, changed, of another size' }),
  canvas('files/psd/scanPsd', 'files/hostilePsd', {
    psdOnly: 'is a letter',
    psdLarge: 'is a PSB',
    psdColors: 'is CMYK',
    psdDepth: 'has 16 bits',
    sideTooLong: 'is 30,000 pixels wide',
    paintingLayers: 'tells 30,000 layers',
    tooManyPixels: 'tells a layer of 900 million pixels',
    'psdDamaged 2': 'is no pixel high',
    'psdDamaged 8': 'tells a layer turned inside out',
  }),
  canvas('files/incoming', 'files/ora', { paintingLayers: 'more layers than a painting holds' }),
  server('host/queue/credits', 'features/generation/generation', { pointsInsufficient: 'too few credits are told' }),
]
