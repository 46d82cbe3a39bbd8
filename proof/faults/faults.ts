import { appliedFaults } from './appliedFaults.ts'
import { elementFaults } from './elementFaults.ts'
import { accentFaults } from './accentFaults.ts'
import { apparelFaults } from './apparelFaults.ts'
import { architectureFaults } from './architectureFaults.ts'
import { armFaults } from './armFaults.ts'
import { askedFaults } from './askedFaults.ts'
import { askingFaults } from './askingFaults.ts'
import { availabilityFaults } from './availabilityFaults.ts'
import { callFaults } from './callFaults.ts'
import { canvasBrushFaults } from './canvasBrushFaults.ts'
import { canvasFiles } from './canvasFiles.ts'
import { canvasToolFaults } from './canvasTools.ts'
import { canvasShapeFaults } from './canvasShapes.ts'
import { canvasEngineFaults } from './canvasEngine.ts'
import { canvasScreenFaults } from './canvasScreen.ts'
import { changeFaults } from './changeFaults.ts'
import { checkFaults } from './checkFaults.ts'
import { canvasLookFaults } from './canvasLooks.ts'
import { canvasOpeningFaults } from './canvasOpening.ts'
import { clothFaults } from './clothFaults.ts'
import { croquisFaults } from './croquisFaults.ts'
import { detailFaults } from './detailFaults.ts'
import { directionFaults } from './directionFaults.ts'
import { documentFaults } from './documentFaults.ts'
import { drawingFaults } from './drawingFaults.ts'
import { dressFaults } from './dressFaults.ts'
import { motionFaults } from './motionFaults.ts'
import { savedMotionFaults } from './savedMotionFaults.ts'
import { redesignFaults } from './redesignFaults.ts'
import { faceFaults } from './faceFaults.ts'
import type { Fault } from './fault.ts'
import { filmFaults } from './filmFaults.ts'
import { foldFaults } from './foldFaults.ts'
import { gouacheFaults } from './gouacheFaults.ts'
import { handFaults } from './handFaults.ts'
import { hangFaults } from './hangFaults.ts'
import { headFaults } from './headFaults.ts'
import { inkFaults } from './inkFaults.ts'
import { limbFaults } from './limbFaults.ts'
import { limitFaults } from './limitFaults.ts'
import { canvasServerFaults } from './canvasServer.ts'
import { lineDrawingFaults } from './lineDrawingFaults.ts'
import { takenApartFaults } from './takenApartFaults.ts'
import { lineFaults } from './lineFaults.ts'
import { lineUpFaults } from './lineUpFaults.ts'
import { madeFaults } from './madeFaults.ts'
import { mergeFaults } from './mergeFaults.ts'
import { neckFaults } from './neckFaults.ts'
import { ownershipFaults } from './ownershipFaults.ts'
import { ownFaults } from './ownFaults.ts'
import { panelFaults } from './panelFaults.ts'
import { patternScreenFaults } from './patternScreenFaults.ts'
import { roundFormFaults } from './roundFormFaults.ts'
import { photoFaults } from './photoFaults.ts'
import { policyFaults } from './policyFaults.ts'
import { productFaults } from './productFaults.ts'
import { readingFaults } from './readingFaults.ts'
import { refusalFaults } from './refusalFaults.ts'
import { retouchFaults } from './retouchFaults.ts'
import { roundFaults } from './roundFaults.ts'
import { savingFaults } from './savingFaults.ts'
import { versionFaults } from './versionFaults.ts'
import { sceneFaults } from './sceneFaults.ts'
import { stanceFaults } from './stanceFaults.ts'
import { standFaults } from './standFaults.ts'
import { studioFaults } from './studioFaults.ts'
import { tableFaults } from './tableFaults.ts'
import { taskFaults } from './taskFaults.ts'
import { temperFaults } from './temperFaults.ts'
import { wornOnHeadFaults } from './wornOnHeadFaults.ts'

/** Every fault that is planted; several families are read out of the sources, so that what is new is planted too. */
export const openFaults = (): Fault[] => [
  ...studioFaults,
  ...savingFaults,
  ...versionFaults,
  ...taskFaults,
  ...documentFaults,
  ...changeFaults,
  ...apparelFaults,
  ...callFaults,
  ...sceneFaults,
  ...policyFaults,
  ...askingFaults,
  ...availabilityFaults,
  ...tableFaults,
  ...architectureFaults,
  ...checkFaults,
  ...readingFaults,
  ...detailFaults,
  ...directionFaults,
  ...accentFaults,
  ...panelFaults,
  ...patternScreenFaults,
  ...roundFormFaults,
  ...clothFaults,
  ...appliedFaults,
  ...elementFaults,
  ...foldFaults,
  ...dressFaults,
  ...redesignFaults,
  ...canvasServerFaults,
  ...canvasScreenFaults,
  ...lineDrawingFaults,
  ...canvasFiles,
  ...takenApartFaults,
  ...motionFaults,
  ...savedMotionFaults,
  ...productFaults,
  ...filmFaults,
  ...madeFaults,
  ...roundFaults,
  ...croquisFaults,
  ...gouacheFaults,
  ...canvasBrushFaults,
  ...headFaults,
  ...faceFaults,
  ...handFaults,
  ...wornOnHeadFaults,
  ...lineUpFaults,
  ...limbFaults,
  ...lineFaults,
  ...inkFaults,
  ...ownFaults,
  ...hangFaults,
  ...temperFaults,
  ...armFaults,
  ...neckFaults,
  ...standFaults,
  ...stanceFaults,
  ...photoFaults,
  ...askedFaults,
  ...retouchFaults,
  ...canvasToolFaults,
  ...canvasShapeFaults,
  ...canvasEngineFaults,
  ...canvasLookFaults,
  ...canvasOpeningFaults,
  ...ownershipFaults(),
  ...drawingFaults(),
  ...mergeFaults,
  ...refusalFaults(),
  ...limitFaults(),
]
