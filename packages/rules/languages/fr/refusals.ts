import type { Words } from '../words.ts'

export const words: Words = {
  'A brand is measured from {least} pictures or more': 'Une marque se mesure sur au moins {least} images',
  'A brief is a text, Markdown, PDF or Word file; this is none of them':
    'Un brief est un fichier texte, Markdown, PDF ou Word ; celui-ci n’en est pas un',
  'A canvas holds at most {most} layers; merge some first':
    'Une toile contient au plus {most} calques ; fusionnez-en d’abord',
  'A garment holds at most {most} elements and regions; take some off first':
    'Un vêtement porte au plus {most} éléments et zones ; retirez-en d’abord',
  'A group cannot be put into itself': 'Un groupe ne peut pas être placé dans lui-même',
  'A look holds at most {most} garments; take one off first':
    'Une silhouette porte au plus {most} vêtements ; retirez-en un d’abord',
  'A look holds at most {most} named versions; take the name off one of them first':
    'Une silhouette a au plus {most} versions nommées ; retirez d’abord le nom de l’une d’elles',
  'A palette file may have at most {most} MB': 'Un fichier de palette fait au plus {most} Mo',
  'A part of a painting must be a PNG of {side} by {side} pixels in 8 bits with transparency':
    'Une partie d’une peinture doit être un PNG de {side} × {side} pixels en 8 bits avec transparence',
  'A piece of this painting is damaged. Nothing was taken in':
    'Un morceau de cette peinture est abîmé. Rien n’a été repris',
  'A piece of this painting is missing. Nothing was taken in':
    'Il manque un morceau de cette peinture. Rien n’a été repris',
  'A print is written up to {most} by {most} cm at 300 dpi; make it smaller':
    'Un imprimé est écrit jusqu’à {most} × {most} cm à 300 ppp ; réduisez-le',
  'A show has at most {most} looks; choose fewer': 'Un défilé compte au plus {most} looks ; choisissez-en moins',
  'A side of a picture may have at most {most} pixels; please send a smaller one':
    'Un côté d’image compte au plus {most} pixels ; envoyez-en une plus petite',
  'A slogan holds at most {most} texts': 'Un slogan compte au plus {most} textes',
  'A tag may have at most {most} characters': 'Une étiquette a au plus {most} caractères',
  'A trial holds at most {most} pictures. Subscribe to upload more':
    'L’essai contient au plus {most} images. Abonnez-vous pour en envoyer davantage',
  'All garments of this look are hidden; show one of them first':
    'Tous les vêtements de ce look sont masqués ; affichez-en un d’abord',
  'An enlarged print has at most {most} pixels a side': 'Un imprimé agrandi compte au plus {most} pixels de côté',
  'An entry holds at most {most} tags': 'Un élément porte au plus {most} étiquettes',
  'At least one mannequin must match the gender of the project':
    'Au moins un mannequin doit correspondre au genre du projet',
  'At most {most} access tokens; revoke one first': 'Au plus {most} jetons d’accès ; révoquez-en un d’abord',
  'At most {most} brands; delete one first': 'Au plus {most} marques ; supprimez-en une d’abord',
  'At most {most} brushes of your own; take one away first':
    'Au plus {most} pinceaux personnels ; retirez-en un d’abord',
  'At most {most} files at once; send the others afterwards':
    'Au plus {most} fichiers à la fois ; envoyez les autres ensuite',
  'At most {most} paintings; put one into the bin first':
    'Au plus {most} peintures ; mettez-en une à la corbeille d’abord',
  'At most {most} patterns; put one into the bin first': 'Au plus {most} patrons ; mettez-en d’abord un à la corbeille',
  'Choose 1 to {most} mannequins': 'Choisissez de 1 à {most} mannequins',
  'Choose a category, a sketch, or describe the garment in words':
    'Choisissez une catégorie, un croquis, ou décrivez le vêtement en quelques mots',
  'Choose at least one colour': 'Choisissez au moins une couleur',
  'Choose at least one look': 'Choisissez au moins un look',
  'Choose at least one mannequin': 'Choisissez au moins un mannequin',
  'Choose at least one picture': 'Choisissez au moins une image',
  'Choose the picture that is the ground': 'Choisissez l’image qui sert de fond',
  'Declare that you hold the rights in these pictures': 'Déclarez que vous détenez les droits sur ces images',
  'Describe in words what is to be made': 'Décrivez en quelques mots ce qui doit être créé',
  'Describe the mood in words or choose at least one colour':
    'Décrivez l’ambiance en quelques mots ou choisissez au moins une couleur',
  'Enter an email address like name@example.com': 'Saisissez une adresse e-mail comme name@example.com',
  'GIFs and PNG sequences are made of films of at most {most} frames; choose MP4, or a shorter film':
    'Les GIF et les séquences PNG se font de films de {most} images au plus ; choisissez MP4 ou un film plus court',
  'Give the project a name': 'Donnez un nom au projet',
  'Liked looks and own mannequins stay in their part of the library':
    'Les looks aimés et vos propres mannequins restent dans leur partie de la bibliothèque',
  'Liquify failed; the layer is as it was before': 'La fluidité a échoué ; le calque est resté tel qu’il était',
  'Liquify is not ready yet; please try again in a moment':
    'La fluidité n’est pas encore prête ; réessayez dans un instant',
  'Liquify moves paint: rasterize the layer “{name}” first':
    'La fluidité déplace de la peinture : pixellisez d’abord le calque « {name} »',
  'Login is temporarily out of service': 'La connexion est momentanément indisponible',
  'Look at the points of this mannequin before it is used': 'Vérifiez les points de ce mannequin avant de l’utiliser',
  'Many files are being read at the moment; please try again in a minute':
    'Beaucoup de fichiers sont en cours de lecture ; réessayez dans une minute',
  'More than {most} MB were sent from your network today; please go on tomorrow':
    'Plus de {most} Mo ont été envoyés depuis votre réseau aujourd’hui ; continuez demain',
  'Moving pictures cannot be used; please send a still one':
    'Les images animées ne peuvent pas être utilisées ; envoyez une image fixe',
  'No figure was found in the picture': 'Aucune silhouette n’a été trouvée sur l’image',
  'No font here has these letters: {letters}': 'Aucune police ici ne possède ces lettres : {letters}',
  'No garment was found in this picture; choose another one, or mark a garment with a stroke':
    'Aucun vêtement n’a été trouvé dans cette image ; choisissez-en une autre ou marquez un vêtement d’un trait',
  'No garment was found in this picture; choose one with a single garment on a plain ground':
    'Aucun vêtement trouvé dans cette image ; choisissez un seul vêtement sur fond uni',
  'No look of this project is liked yet; like one first':
    'Aucun look de ce projet n’est encore aimé ; aimez-en un d’abord',
  'No picture arrived with the request': 'Aucune image n’est arrivée avec la requête',
  'None of these has a picture to pack': 'Aucun de ceux-ci n’a d’image à réunir',
  'Nothing in the picture belongs to this region; choose more of it':
    'Rien dans l’image n’appartient à cette zone ; choisissez-en davantage',
  'Nothing is drawn: at least one line segment is needed': 'Rien n’est dessiné : il faut au moins un segment de ligne',
  'Nothing is selected there; the selection stays as it was':
    'Il n’y a rien à sélectionner à cet endroit ; la sélection reste telle quelle',
  'Nothing of the picture would be left; choose a larger part of it':
    'Il ne resterait rien de l’image ; choisissez-en une plus grande partie',
  'Nothing of this text could be read as a wish; name a motif, a colour or a mood, or choose a picture':
    'Rien dans ce texte n’a pu être lu comme un souhait ; nommez un motif, une couleur ou une ambiance, ou choisissez une image',
  'Nothing stands out in this picture; draw a box around it, or mark what to keep':
    'Rien ne se détache sur cette image ; tracez un cadre autour du sujet, ou marquez ce qui reste',
  'One ZIP holds at most {most} MB; choose fewer pictures': 'Un ZIP fait au plus {most} Mo ; choisissez moins d’images',
  'One image failed to generate': 'Une image n’a pas pu être générée',
  'One order takes at most {most} films; choose fewer looks, or film them as one show':
    'Une commande compte au plus {most} films ; choisissez moins de looks, ou filmez-les en un seul défilé',
  'One order takes at most {most} pictures; choose fewer looks or fewer results':
    'Une commande comprend au plus {most} images ; choisissez moins de looks ou moins de résultats',
  'Only paint can be warped: rasterize the layer “{name}” first':
    'Seule la peinture peut être déformée : pixellisez d’abord le calque « {name} »',
  'Only prints can be enlarged': 'Seuls les imprimés peuvent être agrandis',
  'Only what is in the bin can be deleted for good': 'Seul ce qui est à la corbeille peut être supprimé définitivement',
  'Parts of this painting did not arrive as they were sent; please try again':
    'Des parties de cette peinture ne sont pas arrivées telles qu’envoyées ; réessayez',
  'Please log in or upgrade to use this': 'Connectez-vous ou changez de formule pour utiliser cette fonction',
  'Please login and try again~': 'Veuillez vous connecter et réessayer~',
  'Several people are in this picture; choose one with a single person, or mark the one you mean':
    'Plusieurs personnes figurent sur cette image ; choisissez-en une avec une seule personne ou marquez celle que vous voulez',
  'Sketches are made of garments; name one, such as a blouse or a coat':
    'Les croquis représentent des vêtements ; nommez-en un, comme un chemisier ou un manteau',
  'Something went wrong on our side. Nothing was lost; please try again':
    'Un problème est survenu de notre côté. Rien n’est perdu ; veuillez réessayer',
  'The Photoshop file is cut off or damaged. Nothing was taken in; save it again':
    'Le fichier Photoshop est tronqué ou abîmé. Rien n’a été repris ; enregistrez-le de nouveau',
  'The collection file holds more than is taken in: {rule}':
    'Le fichier de collection contient plus que ce qui est accepté : {rule}',
  'The collection file is damaged: {rule}. Nothing was imported; export it again':
    'Le fichier de collection est abîmé : {rule}. Rien n’a été importé ; exportez-le de nouveau',
  'The colour code {code} was not found': 'Le code couleur {code} est introuvable',
  'The colours of this Photoshop file are {mode}; change it to RGB and save it again':
    'Les couleurs de ce fichier Photoshop sont en {mode} ; passez-le en RVB et enregistrez-le de nouveau',
  'The description': 'La description',
  'The email address': 'L’adresse e-mail',
  'The email or the password is not right': 'L’adresse e-mail ou le mot de passe est incorrect',
  'The file could not be exported': 'Le fichier n’a pas pu être exporté',
  'The file holds more than a picture; please save it as a plain PNG or JPEG':
    'Le fichier contient autre chose qu’une image ; enregistrez-le en PNG ou JPEG simple',
  'The file is cut off or damaged; save it again and retry':
    'Le fichier est coupé ou abîmé ; enregistrez-le de nouveau et réessayez',
  'The file is empty; it has 0 bytes': 'Le fichier est vide ; il fait 0 octet',
  'The file is larger than {most} MB': 'Le fichier dépasse {most} Mo',
  'The form with the file could not be read; please send it again':
    'Le formulaire avec le fichier n’a pas pu être lu ; envoyez-le à nouveau',
  'The layer could not be rasterized; it is as it was before':
    'Le calque n’a pas pu être pixellisé ; il est resté tel qu’il était',
  'The layer “{name}” is fixed; release it first': 'Le calque « {name} » est verrouillé ; déverrouillez-le d’abord',
  'The layer “{name}” is hidden; show it to paint on it':
    'Le calque « {name} » est masqué ; affichez-le pour peindre dessus',
  'The layer “{name}” is pinned and keeps its place in the order':
    'Le calque « {name} » est épinglé et garde sa place dans l’ordre',
  'The layer “{name}” is the background: it stays, and stays at the bottom':
    'Le calque « {name} » est l’arrière-plan : il reste, et reste tout en bas',
  'The layers of this file have more than {most} million pixels together; merge some of them':
    'Les calques de ce fichier ont ensemble plus de {most} millions de pixels ; fusionnez-en quelques-uns',
  'The list of words': 'La liste de mots',
  'The name': 'Le nom',
  'The outline holds nothing; draw it around the garment':
    'Le contour ne contient rien ; dessinez-le autour du vêtement',
  'The painting holds more than can be opened: {part}':
    'La peinture contient plus que ce qui peut être ouvert : {part}',
  'The painting is cut off or damaged: {part}. Nothing was taken in; save it again':
    'La peinture est tronquée ou abîmée : {part}. Rien n’a été repris ; enregistrez-la de nouveau',
  'The palette file holds no colours': 'Le fichier de palette ne contient aucune couleur',
  'The palette file is cut off or damaged; please save it again and retry':
    'Le fichier de palette est coupé ou abîmé ; enregistrez-le de nouveau et réessayez',
  'The password': 'Le mot de passe',
  'The picture has more than {most} million pixels; please send a smaller one':
    'L’image compte plus de {most} millions de pixels ; envoyez-en une plus petite',
  'The picture is cut off or damaged; please save it again and retry':
    'L’image est tronquée ou endommagée ; enregistrez-la à nouveau et réessayez',
  'The picture is larger than {most} MB': 'L’image dépasse {most} Mo',
  'The picture is too small; it needs at least {least} pixels a side':
    'L’image est trop petite ; il faut au moins {least} pixels de côté',
  'The present password is not right': 'Le mot de passe actuel est incorrect',
  'The print would have more than {most} million pixels; choose a smaller size or 150 dpi':
    'Le tirage aurait plus de {most} millions de pixels ; choisissez un format plus petit ou 150 dpi',
  'The request could not be read as JSON': 'La requête n’a pas pu être lue comme JSON',
  'The request holds more values than can be read at once':
    'La requête contient plus de valeurs qu’on ne peut en lire d’un coup',
  'The request is larger than {most} kB': 'La requête dépasse {most} ko',
  'The request is nested deeper than {most} levels': 'La requête est imbriquée sur plus de {most} niveaux',
  'The search': 'La recherche',
  'The sides of a canvas are between 1 and {most} pixels': 'Les côtés d’une toile font entre 1 et {most} pixels',
  'The slogan': 'Le slogan',
  'The studio cannot reach its database for a moment. Nothing was lost; please try again':
    'Le studio ne peut joindre sa base de données pour un instant. Rien n’est perdu ; veuillez réessayer',
  'The text': 'Le texte',
  'The upload failed. Nothing was stored; please try again':
    'L’envoi a échoué. Rien n’a été enregistré ; veuillez réessayer',
  'There are no words in this file': 'Il n’y a pas de mots dans ce fichier',
  'There is no layer of paint below to merge with':
    'Il n’y a pas de calque de peinture en dessous avec lequel fusionner',
  'There is no room left to store this. Nothing was changed or lost; try again when there is room':
    'Il n’y a plus de place pour enregistrer ceci. Rien n’a été changé ni perdu ; réessayez quand il y en aura',
  'There is nothing on this board to print yet': 'Il n’y a encore rien à imprimer sur ce tableau',
  'There is nothing on this layer yet': 'Il n’y a encore rien sur ce calque',
  'These four corners do not go round anything; set the upper left one first and go on clockwise':
    'Ces quatre coins n’entourent rien ; placez d’abord celui en haut à gauche, puis continuez dans le sens des aiguilles d’une montre',
  'This PDF holds pictures of pages and no text; send the text itself or a PDF with text':
    'Ce PDF contient des images de pages et aucun texte ; envoyez le texte lui-même ou un PDF avec du texte',
  'This Photoshop file has {bits} bits a channel; change it to 8 and save it again':
    'Ce fichier Photoshop a {bits} bits par couche ; passez-le à 8 et enregistrez-le de nouveau',
  'This Word file holds macros; save it as .docx without them':
    'Ce fichier Word contient des macros ; enregistrez-le en .docx sans elles',
  'This board holds at most {most}; the rest was not added':
    'Ce tableau contient au plus {most} éléments ; le reste n’a pas été ajouté',
  'This collection was written by a newer Toile; update this one first':
    'Cette collection a été écrite par un Toile plus récent ; mettez d’abord celui-ci à jour',
  'This file has more than {most} layers; merge some of them':
    'Ce fichier a plus de {most} calques ; fusionnez-en quelques-uns',
  'This file is locked with a password; save it without one and send it again':
    'Ce fichier est protégé par un mot de passe ; enregistrez-le sans et renvoyez-le',
  'This file is no longer kept; please choose it again':
    'Ce fichier n’est plus conservé ; veuillez le choisir à nouveau',
  'This file is no longer kept; please export it again': "Ce fichier n'est plus conservé ; exportez-le de nouveau",
  'This file is not a Toile design: {rule}': 'Ce fichier n’est pas un design Toile : {rule}',
  'This file unpacks to more than can be read; send the text alone':
    'Ce fichier se déploie en plus que ce qui peut être lu ; envoyez le texte seul',
  'This format has room for one look; choose the wide one to film looks beside each other':
    'Ce format n’a de place que pour un look ; choisissez le format large pour filmer des looks côte à côte',
  'This garment is not cut and sewn from flat cloth here, so there is no pattern of it':
    'Ce vêtement n’est pas coupé et cousu ici dans un tissu à plat, il n’a donc pas de patron',
  'This is a large Photoshop file (PSB); save it as PSD and send it again':
    'C’est un grand fichier Photoshop (PSB) ; enregistrez-le en PSD et renvoyez-le',
  'This is a {kind} file; pictures are taken as PNG, JPEG or WebP':
    'C’est un fichier {kind} ; les images sont acceptées en PNG, JPEG ou WebP',
  'This is an old Word file; save it as .docx and send it again':
    'C’est un ancien fichier Word ; enregistrez-le en .docx et renvoyez-le',
  'This is not a Photoshop file (PSD) that can be read': 'Ce n’est pas un fichier Photoshop (PSD) lisible',
  'This is not a Toile collection file; choose one that Toile exported':
    'Ce n’est pas un fichier de collection Toile ; choisissez-en un que Toile a exporté',
  'This is not a painting of Toile; choose a file that Toile saved':
    'Ce n’est pas une peinture de Toile ; choisissez un fichier enregistré par Toile',
  'This is not a palette that can be read here; send an ASE, ACO, GPL or CSV file':
    'Cette palette ne peut pas être lue ici ; envoyez un fichier ASE, ACO, GPL ou CSV',
  'This is not here: it may have been deleted, or the address is wrong':
    'Introuvable : l’élément a peut-être été supprimé, ou l’adresse est erronée',
  'This is not part of the trial. Subscribe to use it':
    'Cette fonction ne fait pas partie de l’essai. Abonnez-vous pour l’utiliser',
  'This layer has no mask': 'Ce calque n’a pas de masque',
  'This layer is not here any more': 'Ce calque n’est plus là',
  'This layer takes no paint; pick a layer of paint, or rasterize it':
    'On ne peut pas peindre sur ce calque ; choisissez un calque de peinture ou pixellisez-le',
  'This list cannot be continued from there; load it again':
    'Cette liste ne peut pas continuer à partir de là ; rechargez-la',
  'This look is a recreated work: it may be redesigned, but not changed by hand':
    'Cette silhouette est une œuvre recréée : elle peut être redessinée, mais pas modifiée à la main',
  'This look is known from the front alone and cannot turn round; choose a motion that stays in front':
    'Ce look n’est connu que de face et ne peut pas se retourner ; choisissez un mouvement qui reste de face',
  'This look stands flat as a drawing; give it a pose before it moves':
    'Ce look est dessiné à plat ; donnez-lui une pose avant qu’il bouge',
  'This look was deleted; restore it to work on it':
    'Cette silhouette a été supprimée ; rétablissez-la pour y travailler',
  'This motion is for children': 'Ce mouvement est pour les enfants',
  'This motion opens a coat or jacket; none here hangs open':
    'Ce mouvement ouvre un manteau ou une veste ; ici rien ne s’ouvre',
  'This motion swings a wide skirt or dress; this look has none':
    'Ce mouvement fait voler une jupe ou robe ample ; ce look n’en a pas',
  'This painting is too large to be kept: merge layers, or make its sheet smaller':
    'Cette peinture est trop grande pour être gardée : fusionnez des calques ou réduisez sa feuille',
  'This painting names a layer that is not there, or one twice. Nothing was taken in':
    'Cette peinture nomme un calque absent, ou le même deux fois. Rien n’a été repris',
  'This picture is too heavy to open; save it again as a plain PNG or JPEG':
    'Cette image est trop lourde à ouvrir ; enregistrez-la à nouveau en PNG ou JPEG simple',
  'This region covers nothing; draw a closed outline round some cloth':
    'Cette zone ne couvre rien ; tracez un contour fermé autour d’un morceau de tissu',
  'This request came from the page of another site and was not carried out':
    'Cette demande vient de la page d’un autre site et n’a pas été exécutée',
  'This request was already sent with other contents': 'Cette requête a déjà été envoyée avec un autre contenu',
  'This studio is for people with an account. Please sign in':
    'Ce studio est réservé aux personnes qui ont un compte. Veuillez vous connecter',
  'This studio makes no WebM, which takes an ffmpeg that can; choose MP4, GIF or PNG':
    'Ce studio ne produit pas de WebM, il lui faudrait un ffmpeg qui en soit capable ; choisissez MP4, GIF ou PNG',
  'This studio opens no accounts by itself. Ask the people who run it for one':
    'Ce studio n’ouvre pas de compte en libre-service. Demandez-en un aux personnes qui le gèrent',
  'This task has already ended': 'Cette tâche est déjà terminée',
  'This took longer than a minute and was stopped. Please try again':
    'L’opération a dépassé une minute et a été arrêtée. Veuillez réessayer',
  'This was already done and is not done a second time': 'C’est déjà fait et ne sera pas refait une seconde fois',
  'This was changed in another window. Reload to see the newer version':
    'Modifié dans une autre fenêtre. Rechargez pour voir la version plus récente',
  'This was saved by a newer Toile; update this one first':
    'Ceci a été enregistré par un Toile plus récent ; mettez d’abord celui-ci à jour',
  'Too little of the picture is left to fill this with; mark a smaller part':
    'Il reste trop peu de l’image pour combler cet endroit ; marquez une partie plus petite',
  'Too many attempts in a row. Please wait {seconds} s and try again':
    'Tentatives trop rapprochées. Attendez {seconds} s avant de réessayer',
  'Too many attempts. Please wait {minutes} min': 'Trop de tentatives. Veuillez attendre {minutes} min',
  'Too many people are signing in right now. Please try again in a moment':
    'Trop de personnes se connectent en ce moment. Réessayez dans un instant',
  'What is shown reaches this side of the picture; add room at another one':
    'Le sujet touche ce côté de l’image ; ajoutez de la place d’un autre côté',
  'Write a name for the tag': 'Écrivez un nom pour l’étiquette',
  'Write at least one text': 'Écrivez au moins un texte',
  'You can only upload Image file!': 'Seuls les fichiers image peuvent être envoyés !',
  'You have an account with this address already. Sign in to it; the work of your visit does not move into it':
    'Vous avez déjà un compte avec cette adresse. Connectez-vous ; le travail de votre visite n’y est pas transféré',
  'You need {needed} credits and have {left}': 'Il faut {needed} crédits, vous en avez {left}',
  'Your files fill all of the {most} MB that you have; delete some to make room':
    'Vos fichiers occupent tous vos {most} Mo ; supprimez-en pour faire de la place',
  'Your name': 'Votre nom',
  '{code} is not a colour: write #rrggbb or a code like 19-4052':
    '{code} n’est pas une couleur : écrivez #rrggbb ou un code comme 19-4052',
  '{count} parts of this painting have not arrived yet':
    '{count} parties de cette peinture ne sont pas encore arrivées',
  '{field} does not have the right form': '{field} n’a pas la bonne forme',
  '{field} is not known here': '{field} n’est pas connu ici',
  '{field} is required': '{field} est obligatoire',
  '{field} may be at most {most}': '{field} peut être d’au plus {most}',
  '{field} may have at most {most} characters': '{field} peut compter au plus {most} caractères',
  '{field} may have at most {most} entries': '{field} peut compter au plus {most} éléments',
  '{field} must be at least {least}': '{field} doit être d’au moins {least}',
  '{field} must be of another kind: {rule}': '{field} doit être d’un autre type : {rule}',
  '{field} must be one of: {rule}': '{field} doit être l’une des valeurs : {rule}',
  '{field} must have at least {least} characters': '{field} doit compter au moins {least} caractères',
  '{field} needs at least {least} entries': '{field} demande au moins {least} éléments',
  '{garment} has no setting that is called {knob}': '{garment} n’a pas de réglage nommé {knob}',
  '{knob} of {garment} is one of these: {rule}': '{knob} de {garment} : au choix {rule}',
  '{knob} of {garment} must lie between {least} and {most}':
    '{knob} de {garment} doit se situer entre {least} et {most}',
  '{most} files of yours are being made already; wait for one or cancel it':
    '{most} de vos fichiers sont déjà en préparation ; attendez-en un ou annulez-en un',
  '{name} could not be drawn; it costs nothing': '{name} n’a pas pu être dessiné ; rien n’est débité',
  '{name} is left out: all of its garments are hidden': '{name} n’est pas utilisé : tous ses vêtements sont masqués',
  '{name} is left out: it cannot move so': '{name} est laissé de côté : ce look ne peut pas bouger ainsi',
  '{name} is left out: no garment was found in it': '{name} n’est pas utilisé : aucun vêtement n’y a été trouvé',
  '{name} is left out: we are not sure what it is. Choose its category on the sketchboard':
    '{name} n’est pas utilisé : nous ne savons pas avec certitude ce que c’est. Choisissez sa catégorie sur la planche de croquis',
}
